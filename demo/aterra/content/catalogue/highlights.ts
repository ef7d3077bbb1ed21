import { figures, t } from '../text.ts'
import type { Text, Variant } from '../types.ts'

/** Key figure with the span of a numeric or range attribute over a family: `10 – 630 mm²`. */
export function span(variants: Variant[], key: string, unit: string): Text {
  const all = variants
    .flatMap((v) => v.values[key] ?? [])
    .filter((v): v is number => typeof v === 'number')
  const [min, max] = [Math.min(...all), Math.max(...all)]
  return figures((min === max ? `${min} ${unit}` : `${min} – ${max} ${unit}`).trim())
}

/** Key figure with the smallest and the largest stud of the variants: `M6 – M20`. */
export function studs(variants: Variant[]): Text {
  const all = [...new Set(variants.map((v) => String(v.values['stud'])))].sort(
    (a, b) => Number(a.slice(1)) - Number(b.slice(1)),
  )
  const text = all.length > 1 ? `${all[0]} – ${all.at(-1)}` : (all[0] ?? '')
  return t(text, text, text)
}

export const labels = {
  conductor: t('Condutor', 'Conductor', 'Conductor'),
  stud: t('Parafuso', 'Stud', 'Perno'),
  material: t('Material', 'Material', 'Material'),
  tests: t('Ensaios', 'Tests', 'Ensayos'),
  run: t('Principal', 'Run', 'Principal'),
  tap: t('Derivação', 'Tap', 'Derivación'),
  torque: t('Torque', 'Torque', 'Par de apriete'),
  length: t('Comprimento', 'Length', 'Longitud'),
  standard: t('Norma', 'Standard', 'Norma'),
  layer: t('Camada de cobre', 'Copper layer', 'Capa de cobre'),
  bolts: t('Parafusos', 'Bolts', 'Tornillos'),
  holes: t('Furos', 'Holes', 'Orificios'),
  cable: t('Cabo', 'Cable', 'Cable'),
  tube: t('Tubo', 'Tube', 'Tubo'),
  rod: t('Haste', 'Rod', 'Jabalina'),
  section: t('Seção', 'Section', 'Sección'),
  current: t('Corrente', 'Current', 'Corriente'),
  diameter: t('Diâmetro', 'Diameter', 'Diámetro'),
  width: t('Largura', 'Width', 'Ancho'),
  load: t('Carga de ruptura', 'Breaking load', 'Carga de rotura'),
  holding: t('Carga de retenção', 'Holding load', 'Carga de retención'),
  colours: t('Cores', 'Colors', 'Colores'),
  insulation: t('Isolação', 'Insulation', 'Aislamiento'),
  force: t('Força', 'Force', 'Fuerza'),
  die: t('Matriz', 'Die', 'Matriz'),
  finish: t('Acabamento', 'Finish', 'Acabado'),
  angle: t('Ângulo', 'Angle', 'Ángulo'),
}

/** Label and text of a fact that several products share. */
export const standard = (code: string) => ({ label: labels.standard, value: t(code, code, code) })
export const tested = (code: string) => ({ label: labels.tests, value: t(code, code, code) })
