import { unitCode } from '@vitrine/contract/product/unit-codes'

/** Spellings in heads of units that have no printed form with a code, by their printed form. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  in: ['inch', 'inches', 'pol', 'polegada', 'polegadas', 'pulgada', 'pulgadas', 'zoll', '″'],
  ft: ['feet', 'foot', 'pe', 'pes', 'pies'],
  mm: ['millimeter', 'milimetro', 'milimetros', 'millimetre'],
  cm: ['centimetro', 'centimetros', 'centimeter'],
  AWG: [],
  kcmil: ['mcm'],
  lbf·in: ['lb·in', 'in·lb', 'lbf·pol', 'lb·pol'],
  lbf·ft: ['lb·ft', 'ft·lb'],
  lb: ['lbs', 'libra', 'libras', 'pound', 'pounds'],
  oz: ['onca', 'onza', 'ounce'],
  kgf: ['kg·f'],
  kgf·m: [],
  g: ['gr', 'gramas', 'gramos'],
  kg: ['kgs', 'quilo', 'quilos', 'kilo', 'kilos'],
}

/** A unit without spaces, dots and superscripts, in which spellings are compared. */
const formOf = (unit: string): string =>
  unit
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s.·*×⋅^]/g, '')

const known = new Map(
  Object.entries(spellings).flatMap(([unit, others]) =>
    [unit, ...others].map((each): [string, string] => [formOf(each).toLowerCase(), unit]),
  ),
)

const printedOf = (unit: string): string => known.get(formOf(unit).toLowerCase()) ?? unit

/** Unit in the brackets of a head, as written; undefined for a remark, a language or none. */
export function unitInHead(head: string): string | undefined {
  const inside = /[([]([^)\]]*)[)\]]/.exec(head)?.[1]?.trim() ?? ''
  const isUnit =
    known.has(formOf(inside).toLowerCase()) ||
    unitCode(inside) !== undefined ||
    powers.has(formOf(inside))
  return isUnit ? inside : undefined
}

/** Areas and volumes with plain digits: `mm2`. */
const powers = new Set(['mm2', 'cm2', 'm2', 'mm3', 'cm3', 'm3'])

/** True for spellings of one unit: `mm²` and `mm2`, `in` and `pol`, `N·m` and `Nm`. */
export function isSameUnit(one: string, other: string): boolean {
  const [a, b] = [printedOf(one), printedOf(other)]
  const [code, otherCode] = [unitCode(a), unitCode(b)]
  return (code !== undefined && code === otherCode) || formOf(a) === formOf(b)
}
