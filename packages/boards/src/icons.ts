// Written by scripts/generate.mjs; change the files that it reads.
export const attack =
  '<path d="M3 2.6 7 3l10 10.2 1.3-1.3 1.7 1.7-2.2 2.2 3.4 3.4-2.2 2.2-3.4-3.4-2.2 2.2-1.7-1.7 1.3-1.3L3.4 7z"/><path d="M21 2.6 17 3l-4 4.1 2.9 2.9L20.6 7zM8.2 12.1l-1.3-.2-1.7 1.7 2.2 2.2L4 19.2l2.2 2.2 3.4-3.4 2.2 2.2.5-2.1z"/>';
export const deck =
  '<path d="M7 2h12a1.500 1.500 0 0 1 1.500 1.500V18H19V4.500A1 1 0 0 0 18 3.500H7z" opacity=".55"/><rect x="3.500" y="5" width="13.500" height="17" rx="1.500"/>';
export const discard =
  '<rect x="9" y="2.500" width="11" height="15.500" rx="1.500" transform="rotate(14 14 10)" opacity=".45"/><path fill-rule="evenodd" d="M5 5h9.500A1.500 1.500 0 0 1 16 6.500v13a1.500 1.500 0 0 1-1.500 1.500H5a1.500 1.500 0 0 1-1.500-1.500v-13A1.500 1.500 0 0 1 5 5zm1 2.500v6h7.500v-6z"/>';
export const exile =
  '<path fill-rule="evenodd" d="M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 2.300a7.700 7.700 0 0 0-6 12.500L16.800 6A7.700 7.700 0 0 0 12 4.300zM18.400 7.500 7.500 18.400A7.700 7.700 0 0 0 18.400 7.500z"/>';
export const factionEmpire = '<path d="M3 3h18v18H3z"/><path d="M8 8h8v8H8z" fill="var(--sw-hole, #fff)"/>';
export const factionNeutral =
  '<path fill-rule="evenodd" d="M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19zm0 4a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11z"/>';
export const factionRebel = '<path d="M12 2.5 22 21l-10-5.2L2 21z"/>';
export const force =
  '<path fill-rule="evenodd" d="M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zm0 2.2a8.3 8.3 0 0 0-7 12.8A5.6 5.6 0 0 1 12 11.9a4.1 4.1 0 0 0 0-8.2z"/><circle cx="12" cy="7.8" r="1.5" fill="var(--sw-hole, #fff)"/>';
export const hand =
  '<rect x="8" y="3" width="9.500" height="14" rx="1.400" transform="rotate(16 12 20)" opacity=".5"/><rect x="6.500" y="4" width="9.500" height="14" rx="1.400" transform="rotate(-12 12 20)"/>';
export const hull = '<path d="M12 1.8 20.5 5v7c0 5-3.6 8.400-8.500 10.200C7.100 20.400 3.500 17 3.500 12V5z"/>';
export const kindBase =
  '<path d="M2 18.500c1.500-8 5-12.500 10-12.500s8.500 4.500 10 12.500z"/><path d="M10.900 2h2.200v5h-2.200zM1 20h22v2H1z"/><path d="M9.500 13h5v5.500h-5z" fill="var(--sw-hole, #fff)"/>';
export const kindBlade =
  '<path d="M12 3.200c3.400 0 5.600 2.200 6 6 .3 2.600 1.500 5.800 2.500 8.200-2.500-.6-4-.5-5.600.9l-2.900 2.900-2.900-2.900c-1.600-1.400-3.100-1.500-5.600-.9 1-2.400 2.200-5.600 2.500-8.200.4-3.800 2.600-6 6-6z"/><path d="M8.800 9.600c.5-2 1.600-3 3.200-3s2.700 1 3.200 3L14 14.400h-4z" fill="var(--sw-hole, #fff)" opacity=".85"/>';
export const kindCapital =
  '<path d="M12 1.200 21.500 20.500 15.500 19v3h-7v-3l-6 1.500z"/><path d="M10.200 13h3.600v3.200h-3.600z" fill="var(--sw-hole, #fff)"/>';
export const kindDroid =
  '<path d="M7 9.500a5 5 0 0 1 10 0z"/><path d="M7 11h10v7.500a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2z"/><path d="M4.300 11.500h1.700V20l-1.700 1.500zM18 11.500h1.700v10L18 20z"/><circle cx="12" cy="7.300" r="1.300" fill="var(--sw-hole, #fff)"/><path d="M9.500 13.500h5v1.500h-5z" fill="var(--sw-hole, #fff)"/>';
export const kindFighter =
  '<path d="M11.200 1.500h1.600l.9 8.300 1 1.300 6.700-5.300 1.200 1.100-6.300 6.700 6.300 4.400-1 1.500-7.200-3-.9 6h-3l-.9-6-7.200 3-1-1.500 6.300-4.400L1.400 6.900l1.200-1.100 6.700 5.300 1-1.300z"/>';
export const kindHunter =
  '<path d="M12 2c3.700 0 6 2.600 6 6.500v6l-2.500 2.400h-2.700V9.800h3.400V8H7.800v1.800h3.400v7.100H8.500L6 14.500v-6C6 4.600 8.300 2 12 2z"/><path d="M18.800 3.500h1.200v9h-1.200z"/><path d="M3 22c0-2.900 1.300-4.700 3.600-5.500l1.700 1.800h7.400l1.700-1.800c2.300.8 3.600 2.600 3.600 5.500z"/>';
export const kindOfficer =
  '<path d="M6.500 6.300C7.200 3.600 9.200 2.200 12 2.200s4.800 1.400 5.500 4.100l1 .6-1 1.200h-11l-1-1.200z"/><path d="M7.600 8.800h8.800c0 3.900-1.600 6.400-4.400 6.400S7.600 12.700 7.600 8.800z"/><path d="M3 22c0-3.700 2.200-5.800 5.200-6.300L12 19l3.800-3.300c3 .5 5.200 2.600 5.200 6.300z"/><path d="M6.200 19h3v1.500h-3z" fill="var(--sw-hole, #fff)"/>';
export const kindScoundrel =
  '<path d="M3.200 8.400c2-.5 3.300-1.200 3.800-2.800C7.600 3.500 9.500 2 12 2s4.400 1.500 5 3.600c.5 1.600 1.800 2.300 3.800 2.800-2 1-5 1.600-8.800 1.600s-6.800-.6-8.800-1.600z"/><path d="M7.800 10.800c2.700.4 5.700.4 8.400 0 0 3-1.700 5-4.200 5s-4.200-2-4.200-5z"/><path d="M3 22c.2-3.700 2.300-5.600 5.200-6l3.800 2 3.800-2c2.900.4 5 2.300 5.200 6z"/>';
export const kindTransport =
  '<path d="M12 2c2.500 1.300 4 3.800 4.300 7.500l4.200 5.500v3l-4-1.500V20l-2 2h-5l-2-2v-3.500l-4 1.500v-3l4.200-5.500C8 5.800 9.500 3.300 12 2z"/><path d="M10 7.500h4l.5 2.500h-5z" fill="var(--sw-hole, #fff)"/>';
export const kindTrooper =
  '<path d="M12 2c3.600 0 5.800 2.500 5.800 6.200 0 1.600-.4 2.700-.8 3.600l-1.200 2.700h-7.600L7 11.800c-.4-.9-.8-2-.8-3.600C6.200 4.500 8.400 2 12 2z"/><path d="M7.600 8.300h8.800l-.5 2.100-2.300.5h-3.200l-2.300-.5z" fill="var(--sw-hole, #fff)"/><path d="M3 22c0-3.900 2-6.200 5-6.600l4 2 4-2c3 .4 5 2.700 5 6.600z"/>';
export const kindUnit = '<circle cx="12" cy="7" r="4.800"/><path d="M3 22c0-5 3.500-8 9-8s9 3 9 8z"/>';
export const kindVehicle =
  '<path d="M6.500 2.500h9.300L18 5v4l-2.200 2H8.700L6 9z"/><path d="M18 5.800h4v1.400h-4z"/><path d="m9 12-3 4.300 2.400 4H5.500V22h6v-1.200l-2.600-4.600L11 12zM13.500 12l3 4.300-2.200 4h-1V22h5.700v-1.700h-2.300L19 16.200 15.500 12z"/>';
export const resource =
  '<path d="M12 1.8 20.8 7v10L12 22.2 3.2 17V7z" opacity=".35"/><path d="M12 1.8 20.8 7 12 12.1 3.2 7z"/><path d="M12 12.1v10.1L3.2 17V7z" opacity=".55"/>';
export const target =
  '<path fill-rule="evenodd" d="M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 2.4a7.6 7.6 0 1 0 0 15.2 7.6 7.6 0 0 0 0-15.2z"/><circle cx="12" cy="12" r="4"/>';
export const uiBook =
  '<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M12 6.500C10 4.800 7.500 4.500 3.500 4.500v13.500c4 0 6.500.3 8.500 2 2-1.700 4.500-2 8.500-2V4.500c-4 0-6.500.3-8.500 2z"/><path d="M12 6.500V20"/></g>';
export const uiClose =
  '<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M6 6l12 12M18 6 6 18"/></g>';
export const uiLog =
  '<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M5 5.500h14M5 12h14M5 18.500h9"/></g>';
export const uiNo =
  '<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><circle cx="12" cy="12" r="9"/><path d="M6 18 18 6"/></g>';
export const uiUndo =
  '<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M8 5 4 9l4 4"/><path d="M4 9h10a5.500 5.500 0 0 1 0 11h-3"/></g>';
export const uiUp =
  '<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M12 19V5M6 11l6-6 6 6"/></g>';
