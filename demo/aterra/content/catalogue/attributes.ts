import { same, t } from '../text.ts'
import type { Attribute, Text } from '../types.ts'
import { dies } from './conductors.ts'

/**
 * Attributes that several subcategories share, so that a column has the same meaning in all of
 * them.
 */

const colours: Record<(typeof dies)[number]['colour'], Text> = {
  blue: t('azul', 'blue', 'azul'),
  grey: t('cinza', 'gray', 'gris'),
  brown: t('marrom', 'brown', 'marrón'),
  green: t('verde', 'green', 'verde'),
  pink: t('rosa', 'pink', 'rosa'),
  black: t('preta', 'black', 'negra'),
  orange: t('laranja', 'orange', 'naranja'),
  purple: t('roxa', 'purple', 'violeta'),
  yellow: t('amarela', 'yellow', 'amarilla'),
  white: t('branca', 'white', 'blanca'),
  red: t('vermelha', 'red', 'roja'),
}

export const conductor: Attribute = {
  key: 'conductor',
  label: t('Condutor', 'Conductor', 'Conductor'),
  type: 'number',
  unit: 'mm²',
  filter: true,
}
export const nearest: Attribute = {
  key: 'nearest',
  label: t('AWG/kcmil mais próximo', 'Nearest AWG/kcmil', 'AWG/kcmil más cercano'),
  type: 'text',
  filter: false,
  computed: 'gauge',
  computed_from: 'conductor',
}
export const stud: Attribute = {
  key: 'stud',
  label: t('Parafuso', 'Stud', 'Perno'),
  type: 'choice',
  filter: true,
  choices: ['M3', 'M4', 'M5', 'M6', 'M8', 'M10', 'M12', 'M16', 'M20'].map((value) => ({
    value,
    label: same(value),
  })),
}
export const die: Attribute = {
  key: 'die',
  label: t('Matriz', 'Die', 'Matriz'),
  type: 'choice',
  filter: true,
  choices: dies.map(({ colour, index }) => {
    const { br, en, es } = colours[colour]
    return {
      value: `${colour}-${index}`,
      label: t(`${br} ${index}`, `${en} ${index}`, `${es} ${index}`),
    }
  }),
}
export const torque: Attribute = {
  key: 'torque',
  label: t('Torque', 'Torque', 'Par de apriete'),
  type: 'number',
  unit: 'N·m',
  filter: false,
}
export const bolts: Attribute = {
  key: 'bolts',
  label: t('Parafusos', 'Bolts', 'Tornillos'),
  type: 'number',
  filter: false,
}
export const run: Attribute = {
  key: 'run',
  label: t('Principal', 'Run', 'Principal'),
  type: 'range',
  unit: 'mm²',
  filter: true,
}
export const tap: Attribute = {
  key: 'tap',
  label: t('Derivação', 'Tap', 'Derivación'),
  type: 'range',
  unit: 'mm²',
  filter: true,
}
export const packing: Attribute = {
  key: 'packing',
  label: t('Peças por embalagem', 'Pieces per pack', 'Piezas por envase'),
  type: 'number',
  filter: false,
}

/** A choice whose values are codes or sizes and need no translation. */
export function codes(
  key: string,
  label: Text,
  values: readonly string[],
  filter = true,
): Attribute {
  return {
    key,
    label,
    type: 'choice',
    filter,
    choices: values.map((value) => ({ value, label: same(value) })),
  }
}
export function choice(
  key: string,
  label: Text,
  choices: Record<string, Text>,
  filter = true,
): Attribute {
  return {
    key,
    label,
    type: 'choice',
    filter,
    choices: Object.entries(choices).map(([value, text]) => ({ value, label: text })),
  }
}
export function number(
  key: string,
  label: Text,
  unit: string | undefined,
  filter = false,
): Attribute {
  return { key, label, type: 'number', ...(unit ? { unit } : {}), filter }
}
export function range(key: string, label: Text, unit: string, filter = true): Attribute {
  return { key, label, type: 'range', unit, filter }
}

/** A dimension in millimeters, with its letter on the drawing. */
export function dimension(key: string, label: Text, symbol: string, decimals = 1): Attribute {
  return { key, label, type: 'number', unit: 'mm', decimals, filter: false, symbol }
}

export const outer = dimension(
  'outer',
  t('Diâmetro externo', 'Outside diameter', 'Diámetro exterior'),
  'D',
)
export const bore = dimension('bore', t('Diâmetro interno', 'Bore', 'Diámetro interior'), 'd')
/** Stripping length of the conductor; the drawing shows the barrel. */
export const barrel: Attribute = {
  key: 'barrel',
  label: t('Comprimento do barril', 'Barrel length', 'Longitud del barril'),
  type: 'number',
  unit: 'mm',
  decimals: 1,
  filter: false,
}
export const length = dimension('length', t('Comprimento', 'Length', 'Longitud'), 'L')
export const width = dimension('width', t('Largura', 'Width', 'Ancho'), 'W')

/** A boolean attribute, optionally with a filter. */
export function yesNo(key: string, label: Text, filter = true): Attribute {
  return { key, label, type: 'boolean', filter }
}

export const height = dimension('height', t('Altura', 'Height', 'Altura'), 'H')
export const thickness = dimension('thickness', t('Espessura', 'Thickness', 'Espesor'), 'e')
export const spacing = dimension(
  'spacing',
  t('Entre furos', 'Hole spacing', 'Entre orificios'),
  'E',
)
export const diameter = dimension('diameter', t('Diâmetro', 'Diameter', 'Diámetro'), 'D')
export const mass = number('weight', t('Massa', 'Mass', 'Masa'), 'g')
export const cable = range('cable', t('Cabo', 'Cable', 'Cable'), 'mm²')
export const load = number(
  'load',
  t('Carga de ruptura', 'Breaking load', 'Carga de rotura'),
  'kN',
  true,
)
export const current = number(
  'current',
  t('Corrente nominal', 'Rated current', 'Corriente nominal'),
  'A',
  true,
)
/**
 * Indexes of oval dies: height of the closed die, mm. A die closes on the sum of two conductors.
 */
export const ovalIndexes = [14, 18, 22, 26, 30, 38] as const
export const ovalDie: Attribute = {
  ...die,
  choices: ovalIndexes.map((index) => ({
    value: `oval-${index}`,
    label: t(`oval ${index}`, `oval ${index}`, `oval ${index}`),
  })),
}
/** Colors that distinguish parts. */
export const partColours = {
  black: t('preto', 'black', 'negro'),
  white: t('branco', 'white', 'blanco'),
  grey: t('cinza', 'gray', 'gris'),
  red: t('vermelho', 'red', 'rojo'),
  blue: t('azul', 'blue', 'azul'),
  yellow: t('amarelo', 'yellow', 'amarillo'),
  green: t('verde', 'green', 'verde'),
  orange: t('laranja', 'orange', 'naranja'),
  brown: t('marrom', 'brown', 'marrón'),
  purple: t('roxo', 'purple', 'violeta'),
  'green-yellow': t('verde-amarelo', 'green-yellow', 'verde-amarillo'),
  natural: t('natural', 'natural', 'natural'),
  aqua: t('azul-água', 'aqua', 'aguamarina'),
} satisfies Record<string, Text>
export type PartColour = keyof typeof partColours
export function colour(...values: PartColour[]): Attribute {
  return choice(
    'colour',
    t('Cor', 'Color', 'Color'),
    Object.fromEntries(values.map((value) => [value, partColours[value]])),
  )
}
