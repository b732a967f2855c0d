// Written by scripts/generate.mjs; change the files that it reads.
export const aim =
  '<path fill-rule="evenodd" d="M11 1h2v3.100A8 8 0 0 1 19.900 11H23v2h-3.100A8 8 0 0 1 13 19.900V23h-2v-3.100A8 8 0 0 1 4.100 13H1v-2h3.100A8 8 0 0 1 11 4.100zm1 5a6 6 0 1 0 0 12 6 6 0 0 0 0-12z"/><circle cx="12" cy="12" r="2.400"/>';
export const airspeeder =
  '<path d="M12 2.500 15.500 8l6 7v4l-5-1.500v3h-2V18h-5v2.500h-2v-3l-5 1.500v-4l6-7z"/><path d="M10.700 8h2.600l.9 4h-4.400z" fill="var(--sw-hole, #fff)"/>';
export const assaultCarrier =
  '<path d="M12 2.500 16.500 9l4.300 11.500L15 18.700 12 20.500l-3-1.800-5.800 1.800L7.500 9z"/><path d="M11 9h2v6h-2z" fill="var(--sw-hole, #fff)"/>';
export const atAt =
  '<path d="M7.500 5.500h11.700L21 8v5l-1 1.500H8.500L7 12.800V9.500H5.500v2H2V7l1.500-1.500h2.200V8h1.800z"/><path d="M8.600 15.500h2L10 21l.8 1H7.500l.6-1zM12 15.500h1.700L13.200 21l.8 1h-3l.8-1zM15 15.500h1.700l.3 5.500.8 1h-3l.6-1zM18.200 15.500h1.900l.6 5.500.7 1h-3.200l.7-1z"/>';
export const atSt =
  '<path d="M6.500 2h11v6.200L15.300 11H8.700L6.500 8.200z"/><path d="M9 5h2.200v1.800H9zM12.800 5H15v1.800h-2.200z" fill="var(--sw-hole, #fff)"/><path d="m8.800 12-3 4.200 2.300 4.200H5V22h6l-.2-1.500-2.400-4.300L11 12zM15.200 12l3 4.200-2.300 4.200H19V22h-6l.2-1.500 2.400-4.300L13 12z"/>';
export const attack =
  '<path d="M3 2.6 7 3l10 10.2 1.3-1.3 1.7 1.7-2.2 2.2 3.4 3.4-2.2 2.2-3.4-3.4-2.2 2.2-1.7-1.7 1.3-1.3L3.4 7z"/><path d="M21 2.6 17 3l-4 4.1 2.9 2.9L20.6 7zM8.2 12.1l-1.3-.2-1.7 1.7 2.2 2.2L4 19.2l2.2 2.2 3.4-3.4 2.2 2.2.5-2.1z"/>';
export const build =
  '<path d="M13.500 2.500c3 0 5.500 1 8 3.500l-2 2-2.300-1-2.400 2.400-2.200-2.200L14 5.800z"/><path d="m11 8.500 3 3L5 21.600a2 2 0 0 1-2.700-2.800z"/>';
export const corellianCorvette =
  '<path d="M8.200 1.500h7.600V5l-2.300 1.200v8.300l4 1.200V18h.9v4.500h-3V20h-1.700v2.500h-3.400V20H8.600v2.500h-3V18h.9v-2.300l4-1.200V6.200L8.200 5z"/>';
export const coverHeavy = '<path d="M2 13h6v8H2zM9 13h6v8H9zM16 13h6v8h-6zM5.500 4h6v8h-6zM12.500 4h6v8h-6z"/>';
export const coverLight = '<path d="M2 12h6v9H2zM9 12h6v9H9zM16 12h6v9h-6z" opacity=".9"/>';
export const deathStarUnderConstruction =
  '<path fill-rule="evenodd" d="M12 1.500v4.200h2.500v2.800h3v3h5c0 6.100-4.500 11-10.500 11S1.500 18 1.500 12 6 1.500 12 1.500zM8.600 4.800a3.100 3.100 0 1 0 0 6.200 3.100 3.100 0 0 0 0-6.200z"/><path d="M15.500 2.500h1.300v2.300h-1.300zM18.500 5.500h1.300v2.700h-1.300z"/>';
export const deathStar =
  '<path fill-rule="evenodd" d="M12 1.500a10.500 10.500 0 1 1 0 21 10.500 10.500 0 0 1 0-21zM8.600 4.800a3.100 3.100 0 1 0 0 6.200 3.100 3.100 0 0 0 0-6.200zM1.700 12.600h20.600v-1.300H1.700z"/><circle cx="8.600" cy="7.900" r="1.100"/>';
export const deck =
  '<path d="M7 2h12a1.500 1.500 0 0 1 1.500 1.500V18H19V4.500A1 1 0 0 0 18 3.500H7z" opacity=".55"/><rect x="3.500" y="5" width="13.500" height="17" rx="1.500"/>';
export const destroyed =
  '<path d="M11 2 8.500 8.500l3 3L8 15l1.500 6.800A10 10 0 0 1 11 2zM14 2.200A10 10 0 0 1 21.800 10l-5.300 1.200-3.200-3zM22 12.500A10 10 0 0 1 12.500 22l-.9-6.200 3.300-2.800z"/>';
export const dieAttackSurge =
  '<path d="M2 15.500C4.500 15.500 6 13 7.500 9.500 8.800 6.500 10 3.500 12.700 3.500c3.500 0 4.600 3.500 4.300 6.500-1-1.700-2.500-2.700-4-2.200-1.600.5-2.100 2.800-.9 4.500 1.600 2.300 5 3.200 9.900 3.200v4.800H2z"/>';
export const dieBlock =
  '<path d="M12 1.800 20.500 5v7c0 5-3.600 8.400-8.500 10.200C7.100 20.400 3.500 17 3.500 12V5z"/>';
export const dieCritical =
  '<path fill-rule="evenodd" d="m12 .8 2.300 5.600 4.400-4-.3 6 5.800 1-4.500 3.900 3.500 4.900-5.900-.5L16 23.500l-4-4.500-4 4.500-1.300-5.800-5.900.5 3.500-4.900L-.2 9.400l5.800-1-.3-6 4.400 4zM12 8.500a4 4 0 1 0 0 8 4 4 0 0 0 0-8z"/>';
export const dieDefenseSurge =
  '<path fill-rule="evenodd" d="M12 1.800 20.500 5v7c0 5-3.600 8.400-8.500 10.200C7.100 20.400 3.500 17 3.500 12V5zm0 2.500L5.800 6.700V12c0 3.700 2.500 6.200 6.200 7.700 3.700-1.500 6.200-4 6.200-7.700V6.700z"/><path d="M7.500 14.500c1.500-.3 2-2 2.600-3.600.5-1.400 1.100-2.700 2.400-2.700 1.600 0 2.100 1.600 2 3-.9-1.100-2.300-.7-2.200.6.100 1.500 2 2.200 4.200 2.200v2.200h-9z"/>';
export const dieDirectHit =
  '<path fill-rule="evenodd" d="M12 1.200a10.800 10.800 0 1 1 0 21.600 10.800 10.800 0 0 1 0-21.600zm0 2.100a8.700 8.700 0 1 0 0 17.400 8.700 8.700 0 0 0 0-17.400z"/><path d="m12 5 1.500 4.200L17.200 7l-1.900 4 4.200 1-4.200 1 1.900 4-3.700-2.200L12 19l-1.500-4.200L6.800 17l1.900-4-4.200-1 4.200-1-1.900-4 3.700 2.200z"/>';
export const dieHit =
  '<path d="m12 2.500 2 6 5.200-3.700-2.700 5.800 6 1.400-6 1.400 2.700 5.800L14 15.500l-2 6-2-6-5.200 3.700 2.700-5.800-6-1.400 6-1.400-2.700-5.800L10 8.500z"/>';
export const dieSpecial =
  '<path fill-rule="evenodd" d="M12 1.500 22.500 12 12 22.500 1.500 12zM12 5.600 5.600 12l6.400 6.400 6.400-6.400z"/><circle cx="12" cy="12" r="2.700"/>';
export const discard =
  '<rect x="9" y="2.500" width="11" height="15.500" rx="1.500" transform="rotate(14 14 10)" opacity=".45"/><path fill-rule="evenodd" d="M5 5h9.500A1.500 1.500 0 0 1 16 6.500v13a1.500 1.500 0 0 1-1.500 1.500H5a1.500 1.500 0 0 1-1.500-1.500v-13A1.500 1.500 0 0 1 5 5zm1 2.500v6h7.500v-6z"/>';
export const dodge =
  '<path d="M13 3.500a8.500 8.500 0 1 1-8.300 10.300l2.500-.6A5.900 5.900 0 1 0 13 6.100v3.700L6.300 4.900 13 .2z"/>';
export const exile =
  '<path fill-rule="evenodd" d="M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 2.300a7.700 7.700 0 0 0-6 12.500L16.800 6A7.700 7.700 0 0 0 12 4.300zM18.400 7.500 7.500 18.400A7.700 7.700 0 0 0 18.400 7.500z"/>';
export const factionEmpire = '<path d="M3 3h18v18H3z"/><path d="M8 8h8v8H8z" fill="var(--sw-hole, #fff)"/>';
export const factionNeutral =
  '<path fill-rule="evenodd" d="M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19zm0 4a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11z"/>';
export const factionRebel = '<path d="M12 2.5 22 21l-10-5.2L2 21z"/>';
export const factionRepublic =
  '<path fill-rule="evenodd" d="M12 1.8 22.2 12 12 22.2 1.8 12zm0 5.4L7.2 12l4.8 4.8 4.8-4.8z"/>';
export const factionSeparatist =
  '<path d="M12 2l8.7 5v10L12 22l-8.7-5V7z"/><path d="M7.5 9.2 12 14l4.5-4.8v4L12 18l-4.5-4.8z" fill="var(--sw-hole, #fff)"/>';
export const force =
  '<path fill-rule="evenodd" d="M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zm0 2.2a8.3 8.3 0 0 0-7 12.8A5.6 5.6 0 0 1 12 11.9a4.1 4.1 0 0 0 0-8.2z"/><circle cx="12" cy="7.8" r="1.5" fill="var(--sw-hole, #fff)"/>';
export const ground = '<path d="M1.500 20.500 9 6l4 7 2.500-3.500 7 11z"/>';
export const hand =
  '<rect x="8" y="3" width="9.500" height="14" rx="1.400" transform="rotate(16 12 20)" opacity=".5"/><rect x="6.500" y="4" width="9.500" height="14" rx="1.400" transform="rotate(-12 12 20)"/>';
export const hull = '<path d="M12 1.8 20.5 5v7c0 5-3.6 8.400-8.500 10.200C7.100 20.400 3.500 17 3.500 12V5z"/>';
export const immobilize =
  '<path d="M10.700 5.300a3 3 0 1 1 2.600 0V8h3.700v2.500h-3.700v8.400c2.700-.4 4.700-2.300 5.200-4.900l-1.700.4L19.900 10l2.100 5.500-1.500-.3c-.9 3.900-4.300 6.800-8.500 6.800s-7.600-2.900-8.500-6.800l-1.500.3L4.100 10l3.100 4.400-1.700-.4c.5 2.600 2.500 4.500 5.200 4.900v-8.400H7V8h3.700z"/>';
export const ionCannon =
  '<path d="m13.300 9.800 6.300-7.300 1.900 1.600-6.300 7.300z"/><path d="M3.500 17a7.500 7.500 0 0 1 15 0z"/><path d="M2 18.500h18V22H2z"/>';
export const ion = '<path d="M12 1.500 22 12 12 22.500 2 12zM13 6l-4.500 7h3L11 18l4.500-7h-3z" fill-rule="evenodd"/>';
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
export const monCalamariCruiser =
  '<path d="M12 .8c2.100 1.800 3 4.200 3.100 6.800 2 .8 3 2.300 2.700 4.500 1.300 2 1.300 4.700.1 6.700-.9 1.700-2.600 2.800-3.400 4.200H9.500c-.8-1.400-2.500-2.500-3.400-4.200-1.200-2-1.200-4.700.1-6.700-.3-2.200.7-3.700 2.700-4.500C9 5 9.900 2.600 12 .8z"/><circle cx="12" cy="10" r="1.300" fill="var(--sw-hole, #fff)"/><circle cx="12" cy="15.500" r="1.700" fill="var(--sw-hole, #fff)"/>';
export const move = '<path d="M12 2 18 8h-4.500v8H18l-6 6-6-6h4.500V8H6z"/>';
export const objective = '<path d="M5 2h2v20H5zM8 3h12l-3.500 4.500L20 12H8z"/>';
export const observation =
  '<path d="M2 7V2h5v2.400H4.400V7zM17 2h5v5h-2.400V4.400H17zM2 17h2.400v2.600H7V22H2zM19.600 17H22v5h-5v-2.400h2.600zM12 7.500c3.200 0 5.400 1.900 6.700 4.500-1.300 2.600-3.500 4.500-6.700 4.500S6.600 14.600 5.300 12C6.600 9.400 8.800 7.500 12 7.500z"/>';
export const probe =
  '<path d="M12 1.500 21 7v10l-9 5.500L3 17V7zM12 6a3.300 3.300 0 0 0-3.400 3.100l2 .3c.1-.9.6-1.400 1.400-1.400s1.300.4 1.300 1.100c0 1.300-2.400 1.300-2.400 3.800v.7h2v-.5c0-1.500 2.500-1.700 2.500-4.100C15.400 7.300 14 6 12 6zm-1.200 8.900v2.200H13v-2.200z" fill-rule="evenodd"/>';
export const rankCommander =
  '<path d="m12 2 2.900 6.300 6.900.7-5.200 4.600 1.500 6.800L12 16.900l-6.100 3.500 1.500-6.800L2.200 9l6.900-.7z"/>';
export const rankCorps = '<path d="m12 4.500 9 8.500v5.500l-9-8.200-9 8.200V13z"/>';
export const rankHeavy =
  '<path d="M7.300 2.500h9.400l4.800 9.500-4.800 9.500H7.300L2.500 12zM9.400 8l-2 4 2 4h5.200l2-4-2-4z" fill-rule="evenodd"/>';
export const rankOperative =
  '<path fill-rule="evenodd" d="M12 1.500 20 12l-8 10.500L4 12zm0 6L8.600 12l3.400 4.500 3.400-4.500z"/>';
export const rankSpecialForces =
  '<path d="m12 2 9 8v4.300L12 6.500l-9 7.800V10zM12 11.500l7 6.200V22l-7-6-7 6v-4.300z"/>';
export const rankSupport = '<path d="M9 2.500h6V9h6.500v6H15v6.500H9V15H2.500V9H9z"/>';
export const rebelBase =
  '<path d="M1.500 20c1-8.500 5-13.500 10.500-13.500S21.500 11.500 22.500 20z" opacity=".4"/><path d="M12 3 19 17l-7-3.600L5 17z"/><path d="M1 21h22v1.700H1z"/>';
export const rebelTransport =
  '<path d="M12 1.500c4.200 1.500 6.700 5.300 6.700 10.300S16.200 21 12 22.500C7.800 21 5.300 16.800 5.300 11.800S7.800 3 12 1.500z"/><path d="M8.200 8h7.600v1.500H8.200zM8 12.200h8v1.500H8zM8.800 16.300h6.400v1.500H8.800z" fill="var(--sw-hole, #fff)"/>';
export const rebelTrooper =
  '<path d="M12 2c4 0 6.500 2.600 6.700 6.500l1.500 1.600v1.400H3.800v-1.400l1.500-1.600C5.500 4.600 8 2 12 2z"/><path d="M7.200 12.800h9.600c-.3 3.500-2 5.300-4.800 5.300s-4.500-1.800-4.800-5.300z"/><path d="M3.500 22.500c.4-2.600 2-4.200 4.300-4.600 1.100 1.300 2.500 1.900 4.200 1.900s3.100-.6 4.200-1.900c2.300.4 3.900 2 4.300 4.600z"/>';
export const recruit =
  '<circle cx="9" cy="7" r="4.500"/><path d="M1 21.500c0-5 3-7.500 8-7.500s8 2.500 8 7.500zM18 4h2.200v3h3v2.200h-3v3H18v-3h-3V7h3z"/>';
export const resource =
  '<path d="M12 1.8 20.8 7v10L12 22.2 3.2 17V7z" opacity=".35"/><path d="M12 1.8 20.8 7 12 12.1 3.2 7z"/><path d="M12 12.1v10.1L3.2 17V7z" opacity=".55"/>';
export const sabotage =
  '<path d="M12 1.800 23 21.500H1z"/><path d="m12.900 7.500-3.600 6.300h2.300l-.8 5 4-6.600h-2.400z" fill="var(--sw-hole, #fff)"/>';
export const shieldGenerator =
  '<path d="M2.500 14.500a9.500 9.500 0 0 1 19 0h-2.600a6.900 6.900 0 0 0-13.800 0z"/><path d="M7 14.500a5 5 0 0 1 10 0zM10.500 15.500h3l1 4.500H19v2.500H5V20h4.500z"/>';
export const shield =
  '<path fill-rule="evenodd" d="M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 2.200a7.800 7.800 0 1 0 0 15.600 7.800 7.800 0 0 0 0-15.600z"/><path d="M12 6.500 17 8.300v4c0 2.800-2.100 4.700-5 5.700-2.900-1-5-2.900-5-5.700v-4z"/>';
export const sight =
  '<path d="M1 12c2.200-4 6-7 11-7 2 0 3.800.5 5.400 1.300L15.800 8A8 8 0 0 0 12 7c-3.600 0-6.600 2-8.500 5A11.400 11.400 0 0 0 12 17c3.600 0 6.600-2 8.500-5l2.500 0c-2.200 4-6 7-11 7S3.200 16 1 12z"/><circle cx="12" cy="12" r="3.300"/>';
export const space = '<path d="M12 2 20 21.500l-8-4.800-8 4.800z"/>';
export const standby =
  '<path d="M5 1.500h14V5l-5 7 5 7v3.500H5V19l5-7-5-7zM8 4.200 12 10l4-5.800z" fill-rule="evenodd"/>';
export const starDestroyer =
  '<path d="M12 .8 22 21.200l-6.300-1.700v3.200H8.300v-3.200L2 21.200z"/><path d="M10.300 12.800h3.400v4h-3.400z" fill="var(--sw-hole, #fff)"/>';
export const stormtrooper =
  '<path d="M12 2.200c4.700 0 7.600 3.200 7.600 8 0 2-.6 3.300-1 4.600l-1.300 4.600c-.4 1.500-1.300 2.400-2.600 2.400H9.300c-1.300 0-2.200-.9-2.600-2.400l-1.300-4.600c-.4-1.300-1-2.600-1-4.600 0-4.800 2.900-8 7.600-8z"/><path d="m6.400 10.400 4.300 1.100-.6 2.300-2.500.2zM17.600 10.400l-4.300 1.100.6 2.300 2.500.2zM10 16.500h4l.6 2.200H9.400z" fill="var(--sw-hole, #fff)"/>';
export const subjugated =
  '<path d="M3 3h18v18H3zM5.500 5.500v13h13v-13z" fill-rule="evenodd"/><path d="m5.500 9.800 4.300-4.300h3.500l-7.800 7.800zM5.500 18.500v-1.700L16.800 5.500h1.700v1.700L7.200 18.500zM10.700 18.500l7.800-7.800v3.500l-4.300 4.300z"/>';
export const superStarDestroyer =
  '<path d="M12 .3c1.900 7 4.300 13.800 6.200 20.200l-3.400-.8-.6 3.500H9.800l-.6-3.500-3.400.8C7.700 14.100 10.100 7.300 12 .3z"/><path d="M11.300 7h1.400v11h-1.400z" fill="var(--sw-hole, #fff)"/>';
export const suppression = '<path d="M3 2.500h18l-9 8zM3 12h18l-9 9.500z"/>';
export const surge = '<path d="M13.700 1 4.500 13.500h5.800L8.300 23l11.200-13.700h-6.600z"/>';
export const target =
  '<path fill-rule="evenodd" d="M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 2.4a7.6 7.6 0 1 0 0 15.2 7.6 7.6 0 0 0 0-15.2z"/><circle cx="12" cy="12" r="4"/>';
export const tieFighter =
  '<path d="M3 4.500 5.200 2v20L3 19.500zM21 4.500 18.800 2v20l2.200-2.500zM5.200 11.200h4v1.600h-4zM14.800 11.200h4v1.600h-4z"/><circle cx="12" cy="12" r="4.300"/>';
export const uiBook =
  '<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M12 6.500C10 4.800 7.500 4.500 3.500 4.500v13.500c4 0 6.500.3 8.500 2 2-1.700 4.500-2 8.500-2V4.500c-4 0-6.500.3-8.500 2z"/><path d="M12 6.500V20"/></g>';
export const uiClose =
  '<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M6 6l12 12M18 6 6 18"/></g>';
export const uiLog =
  '<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M5 5.500h14M5 12h14M5 18.500h9"/></g>';
export const uiMinus =
  '<g fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"><path d="M5 12h14"/></g>';
export const uiNo =
  '<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><circle cx="12" cy="12" r="9"/><path d="M6 18 18 6"/></g>';
export const uiPlus =
  '<g fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"><path d="M5 12h14M12 5v14"/></g>';
export const uiRuler =
  '<g fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"><path d="M4 15.500 15.500 4 20 8.500 8.500 20ZM7.500 12l2 2M10.500 9l2.500 2.500M13.500 6l2 2"/></g>';
export const uiSearch =
  '<g fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"><path d="M10.500 4a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13ZM15.500 15.500 20 20"/></g>';
export const uiTurn =
  '<g fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"><path d="M20 12a8 8 0 1 1-2.500-5.800L20 8.500M20 3.500v5h-5"/></g>';
export const uiUndo =
  '<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M8 5 4 9l4 4"/><path d="M4 9h10a5.500 5.500 0 0 1 0 11h-3"/></g>';
export const uiUp =
  '<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M12 19V5M6 11l6-6 6 6"/></g>';
export const uiWhole =
  '<g fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"><path d="M4 9V5.500A1.500 1.500 0 0 1 5.500 4H9M15 4h3.500A1.500 1.500 0 0 1 20 5.500V9M20 15v3.500a1.500 1.500 0 0 1-1.500 1.500H15M9 20H5.500A1.500 1.500 0 0 1 4 18.500V15"/></g>';
export const wound =
  '<path d="M12 21.500 3.300 12.800C-.3 9 2 3 6.800 3c2.200 0 4 1.200 5.200 3.200C13.200 4.200 15 3 17.200 3 22 3 24.300 9 20.700 12.800z"/>';
export const xWing =
  '<path d="M11.300 1h1.400l.9 8.600L20.800 3l1.400.9-6.200 7.800v2.600l6.200 6.600-1.400 1-6.900-5.200-.7 5.300h-2.400l-.7-5.300-6.900 5.200-1.400-1L8 14.300v-2.600L1.800 3.900 3.200 3l7.200 6.600z"/>';
export const yWing =
  '<path d="M9.700 2.200c.9-1.200 3.700-1.200 4.600 0L15.500 7l-1.700 2.500h4V4.500h2.400V23h-2.400v-8.500h-3.700V21h-4.200v-6.500H6.200V23H3.800V4.500h2.400v5h4L8.500 7z"/>';
