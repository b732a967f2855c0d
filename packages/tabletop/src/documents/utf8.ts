/** Returns the UTF-8 bytes of a text. A lone surrogate becomes U+FFFD. Needs only the globals of ECMAScript. */
export function utf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (let index = 0; index < text.length; index++) {
    const code = text.codePointAt(index) ?? 0;
    if (code > 0xffff) index += 1;
    encode(code >= 0xd800 && code <= 0xdfff ? 0xfffd : code, bytes);
  }
  return Uint8Array.from(bytes);
}

function encode(code: number, bytes: number[]): void {
  if (code < 0x80) bytes.push(code);
  else if (code < 0x800) bytes.push(0xc0 | (code >> 6), tail(code));
  else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), tail(code >> 6), tail(code));
  else bytes.push(0xf0 | (code >> 18), tail(code >> 12), tail(code >> 6), tail(code));
}

function tail(bits: number): number {
  return 0x80 | (bits & 0x3f);
}
