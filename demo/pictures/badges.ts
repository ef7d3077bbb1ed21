/** Reward badges: a nameplate with four screws, one figure and one line. */

const rows = [
  ['reward-supplier', '2025', 'FORNECEDOR', 'DO ANO'],
  ['reward-safety', '1.000', 'DIAS SEM', 'ACIDENTES'],
  ['reward-catalogue', '2026', 'CATÁLOGO', 'TÉCNICO'],
  ['reward-copper', '62 %', 'COBRE', 'RECICLADO'],
] as const

function badge([, figure, first, second]: (typeof rows)[number]): string {
  const screw = (x: number, y: number) => `<g transform="translate(${x} ${y}) rotate(${x + y})"><circle r="9" fill="none" stroke="#0f1f1e" stroke-width="1.6"/><path d="M-6 0H6" stroke="#0f1f1e" stroke-width="1.6"/></g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><rect width="400" height="400" fill="#f4f1ea"/><rect x="21" y="21" width="358" height="358" rx="4" fill="#fffefb" stroke="#0f1f1e" stroke-width="2"/>
${screw(48, 48)}${screw(352, 48)}${screw(48, 352)}${screw(352, 352)}
<path d="M70 118H330M70 108v20M330 108v20" stroke="#b4571e" stroke-width="2"/>
<text x="200" y="218" text-anchor="middle" font-family="Archivo, sans-serif" font-size="92" font-weight="600" font-stretch="112%" letter-spacing="-3" fill="#0f1f1e">${figure}</text>
<text x="200" y="272" text-anchor="middle" font-family="IBM Plex Mono, monospace" font-size="26" fill="#8c4010">${first}</text>
<text x="200" y="306" text-anchor="middle" font-family="IBM Plex Mono, monospace" font-size="26" fill="#8c4010">${second}</text></svg>`
}

export const badges = (): Record<string, string> => Object.fromEntries(rows.map((row) => [row[0], badge(row)]))
