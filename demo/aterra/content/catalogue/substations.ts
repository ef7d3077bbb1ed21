import { p, t } from '../text.ts'
import type { Text, Variant } from '../types.ts'
import * as attribute from './attributes.ts'
import { conformity, torqueTable } from './documents.ts'
import { labels, span } from './highlights.ts'
import { tightened } from './tools.ts'

/**
 * Tubes by nominal inches (IPS, schedule 40): outside diameter in mm, and the IEC 60059 current
 * just below the tube's capacity.
 */
export const tubes = {
  '1"': { code: '10', outside: 33.4, current: 630 },
  '1 1/4"': { code: '12', outside: 42.2, current: 800 },
  '1 1/2"': { code: '15', outside: 48.3, current: 1000 },
  '2"': { code: '20', outside: 60.3, current: 1250 },
  '2 1/2"': { code: '25', outside: 73, current: 1600 },
  '3"': { code: '30', outside: 88.9, current: 2000 },
  '3 1/2"': { code: '35', outside: 101.6, current: 2500 },
  '4"': { code: '40', outside: 114.3, current: 2500 },
  '5"': { code: '50', outside: 141.3, current: 3150 },
  '6"': { code: '60', outside: 168.3, current: 4000 },
} as const
export type Tube = keyof typeof tubes

/**
 * Groove of a clamp by the outside diameter of the cable, mm, and the steel-cored sizes that it
 * fits.
 */
export const grooves = {
  A: { cable: [14, 19], size: '4/0 AWG – 336.4 kcmil', current: 630 },
  B: { cable: [18, 22], size: '336.4 – 477 kcmil', current: 800 },
  C: { cable: [25, 29], size: '636 – 795 kcmil', current: 1000 },
  D: { cable: [29, 33], size: '954 – 1113 kcmil', current: 1250 },
  E: { cable: [34, 40], size: '1272 – 1590 kcmil', current: 1600 },
} as const satisfies Record<
  string,
  { cable: readonly [number, number]; size: string; current: number }
>
export type Groove = keyof typeof grooves
export const cableOf = (groove: Groove): [number, number] => [
  grooves[groove].cable[0],
  grooves[groove].cable[1],
]

/** Current ratings of IEC 60059 for connectors. */
const rated = [400, 500, 630, 800, 1000, 1250, 1600, 2000, 2500, 3150, 4000]
export const ratedBelow = (amperes: number) => rated.findLast((step) => step <= amperes) ?? 400

export const tube = (...sizes: Tube[]) => attribute.codes('tube', t('Tubo', 'Tube', 'Tubo'), sizes)
export const tubeDiameter = attribute.dimension(
  'tubeDiameter',
  t('Diâmetro do tubo', 'Tube diameter', 'Diámetro del tubo'),
  'D',
)
export const cable = {
  ...attribute.range(
    'cableDiameter',
    t('Diâmetro do cabo', 'Conductor diameter', 'Diámetro del cable'),
    'mm',
  ),
  symbol: 'c',
}
export const size = {
  key: 'size',
  label: t('Seção CAA', 'ACSR size', 'Calibre ACSR'),
  type: 'text',
  filter: false,
} as const
export const cables = attribute.number(
  'cables',
  t('Cabos por fase', 'Conductors per phase', 'Cables por fase'),
  undefined,
  true,
)
export const voltage = attribute.number(
  'voltage',
  t('Tensão até', 'Voltage up to', 'Tensión hasta'),
  'kV',
  true,
)
export const angle = attribute.number('angle', t('Ângulo', 'Angle', 'Ángulo'), '°', true)
export const metal = attribute.choice('material', t('Material', 'Material', 'Material'), {
  aluminium: t('liga de alumínio', 'aluminum alloy', 'aleación de aluminio'),
  bronze: t('bronze estanhado', 'tinned bronze', 'bronce estañado'),
})

export const currents = (v: Variant[]) => ({
  label: labels.current,
  value: span(v, 'current', 'A'),
})
export const diameters = (v: Variant[]) => ({
  label: labels.cable,
  value: span(v, 'cableDiameter', 'mm'),
})
export const tubeSpan = (first: string, last: string) => ({
  label: labels.tube,
  value: t(`${first} – ${last} IPS`, `${first} – ${last} IPS`, `${first} – ${last} IPS`),
})
const alloyText: Text = t(
  'Liga de alumínio fundida em coquilha',
  'Permanent-mold cast aluminum alloy',
  'Aleación de aluminio fundida en coquilla',
)
export const alloy = { label: labels.material, value: alloyText }

export const mounting = [
  p(
    'Escove as superfícies com pasta antióxido já aplicada, sem limpar a pasta usada, e aperte em cruz até o torque da tabela. Arruelas cônicas mantêm a força quando o alumínio acomoda.',
    'Brush the surfaces with joint compound already on them, without wiping it off, and tighten crosswise to the torque in the table. Conical washers keep the force once aluminum settles.',
    'Cepille las superficies con pasta antióxido ya aplicada, sin retirarla, y apriete en cruz hasta el par de la tabla. Las arandelas cónicas conservan la fuerza cuando el aluminio se acomoda.',
  ),
  p(
    'Acima de 230 kV, peça a versão com cantos de raio maior e parafusos embutidos, ensaiada a corona.',
    'Above 230 kV ask for the version with larger radii and recessed bolts, tested for corona.',
    'Por encima de 230 kV, pida la versión con radios mayores y pernos embutidos, ensayada a corona.',
  ),
]
export const shared = { documents: [torqueTable, conformity], tools: tightened }
