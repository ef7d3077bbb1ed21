import type { attributeTypes } from '@vitrine/contract/shapes/attribute-types'
import type { Limit } from '#src/content/limits/limit-kinds.ts'
import type { SetUpTradesTexts } from '#texts/set-up-trades.js'

type Texts = SetUpTradesTexts
type AttributeKey = keyof Texts['attributes']

export interface TradeAttribute {
  key: AttributeKey
  type: (typeof attributeTypes)[number]
  unit?: string
  decimals?: number
  filter?: true
  /** Choices with a text in the message catalog. */
  choices?: readonly (keyof Texts['choices'])[]
  /** Choices that are written alike in all languages. */
  sizes?: readonly string[]
  limits?: readonly Limit[]
}

export interface TradeSubcategory {
  key: keyof Texts['subcategories']
  attributes: readonly TradeAttribute[]
}

export interface TradeCategory {
  key: keyof Texts['categories']
  subcategories: readonly TradeSubcategory[]
}

type More = Partial<Omit<TradeAttribute, 'key' | 'type' | 'unit'>>

const notNegative: Limit = { kind: 'minimum', number: 0 }
export const required: Limit = { kind: 'required' }
const whole: readonly Limit[] = [
  { kind: 'minimum', number: 1 },
  { kind: 'step', number: 1 },
]
export const lessThan = (other: AttributeKey): readonly Limit[] => [
  notNegative,
  { kind: 'less', other },
]
export const growsWith = (other: AttributeKey): readonly Limit[] => [
  notNegative,
  { kind: 'grows', other },
]
export const upTo = (number: number): readonly Limit[] => [notNegative, { kind: 'maximum', number }]

/** Number that is not negative; another rule stands in `limits`. */
export const number = (key: AttributeKey, unit: string, more: More = {}): TradeAttribute => ({
  key,
  type: 'number',
  unit,
  limits: [notNegative],
  ...more,
})
/** Number that every part number has, and by which buyers filter. */
export const size = (key: AttributeKey, unit: string, more: More = {}): TradeAttribute =>
  number(key, unit, {
    filter: true,
    ...more,
    limits: [required, ...(more.limits ?? [notNegative])],
  })
export const count = (key: AttributeKey): TradeAttribute =>
  number(key, '', { filter: true, decimals: 0, limits: whole })
export const range = (key: AttributeKey, unit: string, more: More = {}): TradeAttribute => ({
  key,
  type: 'range',
  unit,
  filter: true,
  ...more,
})
export const choice = (
  key: AttributeKey,
  ...choices: NonNullable<TradeAttribute['choices']>
): TradeAttribute => ({ key, type: 'choice', choices, filter: true })
export const sizes = (key: AttributeKey, ...labels: readonly string[]): TradeAttribute => ({
  key,
  type: 'choice',
  sizes: labels,
  filter: true,
})
export const text = (key: AttributeKey): TradeAttribute => ({ key, type: 'text' })
export const yesOrNo = (key: AttributeKey): TradeAttribute => ({
  key,
  type: 'boolean',
  filter: true,
})

export const bolt = sizes('bolt', 'M5', 'M6', 'M8', 'M10', 'M12', 'M16')
export const thread = sizes('thread', 'M5', 'M6', 'M8', 'M10', 'M12', 'M16', 'M20', 'M24')
export const nominalDiameter = sizes(
  'nominalDiameter',
  'DN 15',
  'DN 20',
  'DN 25',
  'DN 32',
  'DN 40',
  'DN 50',
  'DN 65',
  'DN 80',
  'DN 100',
  'DN 150',
)
export const supply = sizes('supply', '127 V', '220 V', '230 V', '380 V', '400 V', '440 V')
export const protection = sizes('protection', 'IP54', 'IP55', 'IP65', 'IP66', 'IP67', 'IP68')
export const output = choice('output', 'milliampere', 'volts', 'hart', 'modbus', 'ioLink')
export const conductor = choice('material', 'copper', 'tinnedCopper', 'aluminium', 'bimetallic')
export const cableMetal = choice('material', 'copper', 'aluminium')
export const insulation = choice('insulation', 'pvc', 'xlpe', 'epr')
export const fastenerMetal = choice('material', 'steel', 'stainlessSteel', 'brass')
export const finish = choice('finish', 'plain', 'zinc', 'hotDip')
export const valveBody = choice(
  'bodyMaterial',
  'brass',
  'castIron',
  'carbonSteel',
  'stainlessSteel',
  'pvc',
)
export const seat = choice('seat', 'ptfe', 'epdm', 'nbr', 'fkm', 'metal')
export const processConnection = choice('connectionType', 'threaded', 'flanged', 'welded', 'clamp')
export const outerDiameter = number('outerDiameter', 'mm')
export const innerDiameter = number('innerDiameter', 'mm', { limits: lessThan('outerDiameter') })
export const length = number('length', 'mm')
export const weight = number('weight', 'kg')
export const pressure = number('pressure', 'bar', { filter: true })
export const temperature = range('temperature', '°C')
export const head = range('head', 'm')
export const power = number('power', 'kW', { filter: true })
export const accuracy = number('accuracy', '%', { decimals: 2, limits: upTo(100) })
