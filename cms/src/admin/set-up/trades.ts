import type { attributeTypes } from '@vitrine/contract/shapes/attribute-types'
import type { SetUpTradesTexts } from '#texts/set-up-trades.js'

type Texts = SetUpTradesTexts

interface TradeAttribute {
  key: keyof Texts['attributes']
  type: (typeof attributeTypes)[number]
  unit?: string
  decimals?: number
  filter?: true
  choices?: readonly (keyof Texts['choices'])[]
}

const number = (
  key: TradeAttribute['key'],
  unit: string,
  more: Partial<TradeAttribute> = {},
): TradeAttribute => ({ key, type: 'number', unit, ...more })
const choice = (
  key: TradeAttribute['key'],
  ...choices: NonNullable<TradeAttribute['choices']>
): TradeAttribute => ({ key, type: 'choice', choices, filter: true })
const range = (key: TradeAttribute['key'], unit: string): TradeAttribute => ({
  key,
  type: 'range',
  unit,
  filter: true,
})
const text = (key: TradeAttribute['key']): TradeAttribute => ({ key, type: 'text' })
const filter = { filter: true } as const

/**
 * Attributes by which buyers choose in the first subcategory of a trade. Their texts are in the
 * message catalog `set-up-trades` under the same keys.
 */
export const trades = {
  connectors: [
    number('section', 'mm²', filter),
    choice('material', 'copper', 'tinnedCopper', 'aluminium', 'bimetallic'),
    choice('bolt', 'm5', 'm6', 'm8', 'm10', 'm12', 'm16'),
    number('length', 'mm'),
    number('current', 'A'),
  ],
  pumps: [
    range('flow', 'm³/h'),
    range('head', 'm'),
    number('power', 'kW', filter),
    choice('material', 'castIron', 'stainlessSteel', 'bronze', 'plastic'),
    text('connection'),
    range('temperature', '°C'),
    number('pressure', 'bar', filter),
    number('weight', 'kg'),
  ],
  fasteners: [
    choice('bolt', 'm5', 'm6', 'm8', 'm10', 'm12', 'm16'),
    number('length', 'mm', filter),
    number('pitch', 'mm', { decimals: 2 }),
    choice('material', 'steel', 'stainlessSteel', 'brass'),
    choice('finish', 'plain', 'zinc', 'hotDip'),
    text('strength'),
  ],
  cables: [
    number('cores', '', { ...filter, decimals: 0 }),
    number('section', 'mm²', filter),
    choice('material', 'copper', 'aluminium'),
    choice('insulation', 'pvc', 'xlpe', 'epr'),
    text('voltageClass'),
    number('diameter', 'mm'),
    number('weightPerLength', 'kg/km'),
  ],
  machines: [
    text('capacity'),
    number('power', 'kW', filter),
    choice('supply', 'v220', 'v380', 'v400', 'v440'),
    number('width', 'mm'),
    number('height', 'mm'),
    number('depth', 'mm'),
    number('weight', 'kg'),
  ],
  empty: [],
} as const satisfies Record<keyof Texts['trades'], readonly TradeAttribute[]>

export type Trade = keyof typeof trades

export const isTrade = (value: unknown): value is Trade =>
  typeof value === 'string' && Object.hasOwn(trades, value)

/** Attributes of a trade in the format of a subcategory, with labels in one locale. */
export function attributesOf(trade: Trade, texts: Texts) {
  const list: readonly TradeAttribute[] = trades[trade]
  return list.map(({ key, type, unit = '', decimals, filter: isFilter = false, choices = [] }) => ({
    key,
    label: texts.attributes[key],
    type,
    unit: unit === '' ? null : unit,
    decimals: decimals ?? null,
    filter: isFilter,
    choices: choices.map((value) => ({ value, label: texts.choices[value] })),
  }))
}
