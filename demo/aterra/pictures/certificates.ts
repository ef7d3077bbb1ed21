/** Illustrative certificates: they name no real body and state that they are a demonstration. */

const rows = [
  [
    'certificate-iso-9001',
    'ISO 9001:2015',
    'Sistema de gestão da qualidade',
    'AT-Q-2204',
    '03.2029',
  ],
  [
    'certificate-iso-14001',
    'ISO 14001:2015',
    'Sistema de gestão ambiental',
    'AT-A-1187',
    '03.2029',
  ],
  [
    'certificate-iso-45001',
    'ISO 45001:2018',
    'Segurança e saúde no trabalho',
    'AT-S-0931',
    '09.2028',
  ],
  ['certificate-iec-61238', 'IEC 61238-1-3', 'Terminais TC, TB e TM', '0457/26', '06.2029'],
  ['certificate-nbr-13571', 'ABNT NBR 13571', 'Hastes HA e HR, 254 µm', '0512/26', '06.2029'],
  ['certificate-ieee-837', 'IEEE 837', 'Solda exotérmica MX e MH', '0388/25', '12.2028'],
] as const

const mono = 'font-family="IBM Plex Mono, monospace"'
const sans = 'font-family="Archivo, sans-serif"'

function certificate([, standard, scope, number, until]: (typeof rows)[number]): string {
  const field = (y: number, label: string, value: string) =>
    `<text x="60" y="${y}" ${mono} font-size="13" fill="#5f6b69">${label}</text><text x="240" y="${y}" ${mono} font-size="15" fill="#0f1f1e">${value}</text><path d="M60 ${y + 16}H540" stroke="#0f1f1e" stroke-opacity=".16"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 840"><rect width="600" height="840" fill="#fffefb"/><rect x="24.5" y="24.5" width="551" height="791" fill="none" stroke="#0f1f1e"/><rect x="32.5" y="32.5" width="535" height="775" fill="none" stroke="#0f1f1e" stroke-opacity=".2"/>
<g transform="translate(60 72) scale(1.6)"><path d="M14 2v10M3 12h22M7 17.5h14M11 23h6" fill="none" stroke="#b4571e" stroke-width="2.6"/></g>
<text x="540" y="98" text-anchor="end" ${mono} font-size="13" fill="#5f6b69">CERTIFICADO</text>
<path d="M60 150H540" stroke="#0f1f1e" stroke-width="2"/>
<text x="60" y="232" ${sans} font-size="${standard.length > 13 ? 48 : 54}" font-weight="600" font-stretch="112%" letter-spacing="-1.4" fill="#0f1f1e">${standard}</text>
<text x="60" y="276" ${sans} font-size="23" fill="#3d4b49">${scope}</text>
<path d="M60 330H540M60 322v16M540 322v16" stroke="#b4571e"/>
${field(396, 'Empresa', 'Aterra Conexões Elétricas')}${field(446, 'Número', number)}${field(496, 'Unidades', 'Ribeirão Preto · Camaçari')}${field(546, 'Válido até', until)}
<g transform="translate(440 690)" fill="none" stroke="#b4571e"><circle r="66"/><circle r="58" stroke-dasharray="2 4"/><path d="M-26 0 -8 18 28-20" stroke-width="4"/></g>
<path d="M60 716H300" stroke="#0f1f1e"/><text x="60" y="738" ${sans} font-size="14" fill="#3d4b49">Organismo certificador fictício</text>
<text x="60" y="784" ${mono} font-size="11" fill="#5f6b69">Documento ilustrativo de demonstração</text></svg>`
}

export const certificates = (): Record<string, string> =>
  Object.fromEntries(rows.map((row) => [row[0], certificate(row)]))
