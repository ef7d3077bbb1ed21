import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { attributeTypes } from '@vitrine/contract/shapes/attribute-types'
import type { Limit } from '#src/content/limits/limit-kinds.ts'
import { setUpTradesTexts } from '#texts/set-up-trades.js'
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
const required: Limit = { kind: 'required' }
const whole: readonly Limit[] = [
  { kind: 'minimum', number: 1 },
  { kind: 'step', number: 1 },
]
const lessThan = (other: AttributeKey): readonly Limit[] => [notNegative, { kind: 'less', other }]
const growsWith = (other: AttributeKey): readonly Limit[] => [notNegative, { kind: 'grows', other }]
const upTo = (number: number): readonly Limit[] => [notNegative, { kind: 'maximum', number }]

/** Number that is not negative; another rule stands in `limits`. */
const number = (key: AttributeKey, unit: string, more: More = {}): TradeAttribute => ({
  key,
  type: 'number',
  unit,
  limits: [notNegative],
  ...more,
})
/** Number that every part number has, and by which buyers filter. */
const size = (key: AttributeKey, unit: string, more: More = {}): TradeAttribute =>
  number(key, unit, {
    filter: true,
    ...more,
    limits: [required, ...(more.limits ?? [notNegative])],
  })
const count = (key: AttributeKey): TradeAttribute =>
  number(key, '', { filter: true, decimals: 0, limits: whole })
const range = (key: AttributeKey, unit: string, more: More = {}): TradeAttribute => ({
  key,
  type: 'range',
  unit,
  filter: true,
  ...more,
})
const choice = (
  key: AttributeKey,
  ...choices: NonNullable<TradeAttribute['choices']>
): TradeAttribute => ({ key, type: 'choice', choices, filter: true })
const sizes = (key: AttributeKey, ...labels: readonly string[]): TradeAttribute => ({
  key,
  type: 'choice',
  sizes: labels,
  filter: true,
})
const text = (key: AttributeKey): TradeAttribute => ({ key, type: 'text' })
const yesOrNo = (key: AttributeKey): TradeAttribute => ({ key, type: 'boolean', filter: true })

const bolt = sizes('bolt', 'M5', 'M6', 'M8', 'M10', 'M12', 'M16')
const thread = sizes('thread', 'M5', 'M6', 'M8', 'M10', 'M12', 'M16', 'M20', 'M24')
const nominalDiameter = sizes(
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
const supply = sizes('supply', '127 V', '220 V', '230 V', '380 V', '400 V', '440 V')
const protection = sizes('protection', 'IP54', 'IP55', 'IP65', 'IP66', 'IP67', 'IP68')
const output = choice('output', 'milliampere', 'volts', 'hart', 'modbus', 'ioLink')
const conductor = choice('material', 'copper', 'tinnedCopper', 'aluminium', 'bimetallic')
const cableMetal = choice('material', 'copper', 'aluminium')
const insulation = choice('insulation', 'pvc', 'xlpe', 'epr')
const fastenerMetal = choice('material', 'steel', 'stainlessSteel', 'brass')
const finish = choice('finish', 'plain', 'zinc', 'hotDip')
const valveBody = choice(
  'bodyMaterial',
  'brass',
  'castIron',
  'carbonSteel',
  'stainlessSteel',
  'pvc',
)
const seat = choice('seat', 'ptfe', 'epdm', 'nbr', 'fkm', 'metal')
const processConnection = choice('connectionType', 'threaded', 'flanged', 'welded', 'clamp')
const outerDiameter = number('outerDiameter', 'mm')
const innerDiameter = number('innerDiameter', 'mm', { limits: lessThan('outerDiameter') })
const length = number('length', 'mm')
const weight = number('weight', 'kg')
const pressure = number('pressure', 'bar', { filter: true })
const temperature = range('temperature', '°C')
const head = range('head', 'm')
const power = number('power', 'kW', { filter: true })
const accuracy = number('accuracy', '%', { decimals: 2, limits: upTo(100) })

const connectors: TradeCategory = {
  key: 'connectors',
  subcategories: [
    {
      key: 'compressionLugs',
      attributes: [
        size('section', 'mm²'),
        conductor,
        bolt,
        outerDiameter,
        innerDiameter,
        number('length', 'mm', { limits: growsWith('section') }),
        number('current', 'A', { limits: growsWith('section') }),
      ],
    },
    {
      key: 'splices',
      attributes: [size('section', 'mm²'), conductor, outerDiameter, innerDiameter, length],
    },
    {
      key: 'mechanicalConnectors',
      attributes: [
        range('sections', 'mm²', { limits: [required] }),
        conductor,
        number('current', 'A'),
        number('torque', 'N·m'),
      ],
    },
  ],
}

const cables: TradeCategory = {
  key: 'cables',
  subcategories: [
    {
      key: 'powerCables',
      attributes: [
        count('cores'),
        size('section', 'mm²'),
        cableMetal,
        insulation,
        text('voltageClass'),
        number('diameter', 'mm', { limits: growsWith('section') }),
        number('weightPerLength', 'kg/km', { limits: growsWith('section') }),
      ],
    },
    {
      key: 'controlCables',
      attributes: [
        count('cores'),
        size('section', 'mm²'),
        yesOrNo('shielded'),
        insulation,
        number('diameter', 'mm'),
      ],
    },
  ],
}

const protectionDevices: TradeCategory = {
  key: 'protectionDevices',
  subcategories: [
    {
      key: 'circuitBreakers',
      attributes: [
        size('ratedCurrent', 'A'),
        sizes('poles', '1P', '1P+N', '2P', '3P', '4P'),
        sizes('trippingCurve', 'B', 'C', 'D'),
        number('breakingCapacity', 'kA', { filter: true }),
        text('voltageClass'),
      ],
    },
    {
      key: 'fuses',
      attributes: [
        size('ratedCurrent', 'A'),
        sizes('fuseSize', 'NH000', 'NH00', 'NH1', 'NH2', 'NH3'),
        number('breakingCapacity', 'kA'),
        text('voltageClass'),
      ],
    },
  ],
}

const pumps: TradeCategory = {
  key: 'pumps',
  subcategories: [
    {
      key: 'centrifugalPumps',
      attributes: [
        range('flow', 'm³/h', { limits: [required] }),
        head,
        power,
        choice('material', 'castIron', 'stainlessSteel', 'bronze', 'plastic'),
        text('connection'),
        temperature,
        pressure,
        weight,
      ],
    },
    {
      key: 'submersiblePumps',
      attributes: [
        range('flow', 'm³/h', { limits: [required] }),
        head,
        power,
        supply,
        nominalDiameter,
        number('solids', 'mm'),
        number('depthBelow', 'm'),
        weight,
      ],
    },
    {
      key: 'dosingPumps',
      attributes: [
        size('dosingRate', 'L/h'),
        pressure,
        choice('headMaterial', 'pvdf', 'ptfe', 'pvc', 'stainlessSteel'),
        supply,
        protection,
      ],
    },
  ],
}

const valves: TradeCategory = {
  key: 'valves',
  subcategories: [
    {
      key: 'ballValves',
      attributes: [
        nominalDiameter,
        processConnection,
        valveBody,
        seat,
        pressure,
        temperature,
        number('faceToFace', 'mm'),
        weight,
      ],
    },
    {
      key: 'butterflyValves',
      attributes: [
        nominalDiameter,
        valveBody,
        seat,
        pressure,
        temperature,
        number('torque', 'N·m'),
      ],
    },
    {
      key: 'checkValves',
      attributes: [
        nominalDiameter,
        processConnection,
        valveBody,
        seat,
        pressure,
        number('crackingPressure', 'bar', { limits: lessThan('pressure') }),
      ],
    },
    {
      key: 'solenoidValves',
      attributes: [
        nominalDiameter,
        choice('function', 'normallyClosed', 'normallyOpen'),
        supply,
        valveBody,
        seat,
        pressure,
        protection,
      ],
    },
  ],
}

const fasteners: TradeCategory = {
  key: 'fasteners',
  subcategories: [
    {
      key: 'screws',
      attributes: [
        thread,
        size('length', 'mm'),
        number('pitch', 'mm', { decimals: 2 }),
        fastenerMetal,
        finish,
        sizes('strength', '4.8', '5.8', '8.8', '10.9', '12.9', 'A2-70', 'A4-80'),
      ],
    },
    { key: 'nuts', attributes: [thread, number('height', 'mm'), fastenerMetal, finish] },
    {
      key: 'washers',
      attributes: [
        thread,
        outerDiameter,
        innerDiameter,
        number('thickness', 'mm', { decimals: 2 }),
        fastenerMetal,
        finish,
      ],
    },
  ],
}

const transmission: TradeCategory = {
  key: 'transmission',
  subcategories: [
    {
      key: 'ballBearings',
      attributes: [
        size('bore', 'mm', { limits: lessThan('outerDiameter') }),
        number('outerDiameter', 'mm', { filter: true }),
        number('width', 'mm'),
        number('dynamicLoad', 'kN'),
        number('speed', '1/min', { decimals: 0 }),
        choice('sealing', 'open', 'shielded', 'sealed'),
      ],
    },
    {
      key: 'gearboxes',
      attributes: [
        size('ratio', '', { decimals: 2 }),
        power,
        number('torque', 'N·m', { filter: true }),
        number('efficiency', '%', { limits: upTo(100) }),
        weight,
      ],
    },
  ],
}

const machines: TradeCategory = {
  key: 'machines',
  subcategories: [
    {
      key: 'seriesMachines',
      attributes: [
        text('capacity'),
        power,
        supply,
        number('width', 'mm'),
        number('height', 'mm'),
        number('depth', 'mm'),
        weight,
      ],
    },
  ],
}

const pressureInstruments: TradeCategory = {
  key: 'pressureInstruments',
  subcategories: [
    {
      key: 'pressureGauges',
      attributes: [
        range('measuringRange', 'bar', { limits: [required] }),
        sizes('dialSize', '40 mm', '50 mm', '63 mm', '100 mm', '160 mm'),
        sizes('accuracyClass', '0.6', '1.0', '1.6', '2.5'),
        text('connection'),
        choice('caseMaterial', 'steel', 'stainlessSteel', 'plastic'),
        yesOrNo('liquidFilled'),
      ],
    },
    {
      key: 'pressureTransmitters',
      attributes: [
        range('measuringRange', 'bar', { limits: [required] }),
        output,
        accuracy,
        text('connection'),
        protection,
        temperature,
      ],
    },
  ],
}

const temperatureInstruments: TradeCategory = {
  key: 'temperatureInstruments',
  subcategories: [
    {
      key: 'temperatureSensors',
      attributes: [
        sizes('element', 'Pt100', 'Pt1000', 'K', 'J', 'T'),
        range('measuringRange', '°C', { limits: [required] }),
        number('probeLength', 'mm', { filter: true }),
        number('probeDiameter', 'mm', { limits: lessThan('probeLength') }),
        text('connection'),
      ],
    },
    {
      key: 'thermometers',
      attributes: [
        range('measuringRange', '°C', { limits: [required] }),
        sizes('dialSize', '63 mm', '100 mm', '160 mm'),
        number('probeLength', 'mm'),
        sizes('accuracyClass', '1.0', '1.6', '2.5'),
      ],
    },
  ],
}

const flowInstruments: TradeCategory = {
  key: 'flowInstruments',
  subcategories: [
    {
      key: 'flowMeters',
      attributes: [nominalDiameter, range('flow', 'm³/h'), output, accuracy, pressure, protection],
    },
  ],
}

const handTools: TradeCategory = {
  key: 'handTools',
  subcategories: [
    {
      key: 'wrenches',
      attributes: [
        size('opening', 'mm'),
        number('length', 'mm', { limits: growsWith('opening') }),
        choice('material', 'chromeVanadium', 'steel', 'stainlessSteel'),
        number('weight', 'g'),
      ],
    },
    {
      key: 'pliers',
      attributes: [
        size('length', 'mm'),
        number('cuttingCapacity', 'mm'),
        yesOrNo('insulated'),
        number('weight', 'g'),
      ],
    },
  ],
}

const hydraulicTools: TradeCategory = {
  key: 'hydraulicTools',
  subcategories: [
    {
      key: 'presses',
      attributes: [
        size('force', 'kN'),
        number('stroke', 'mm'),
        range('sections', 'mm²'),
        choice('drive', 'manual', 'battery', 'hydraulicPump'),
        weight,
      ],
    },
  ],
}

const cuttingTools: TradeCategory = {
  key: 'cuttingTools',
  subcategories: [
    {
      key: 'drills',
      attributes: [
        size('diameter', 'mm', { decimals: 2, limits: lessThan('length') }),
        number('length', 'mm'),
        number('fluteLength', 'mm', { limits: lessThan('length') }),
        choice('material', 'hss', 'hssCobalt', 'carbide'),
        choice('shank', 'straight', 'hexagonal', 'sdsPlus'),
      ],
    },
  ],
}

/**
 * Categories and subcategories of a trade, with the attributes by which buyers choose and the limits
 * that hold for any maker. Their texts are in the message catalog `set-up-trades` under the same keys.
 */
export const trades = {
  electrical: [connectors, cables, protectionDevices],
  fluid: [pumps, valves],
  mechanical: [fasteners, transmission, machines],
  measuring: [pressureInstruments, temperatureInstruments, flowInstruments],
  tools: [handTools, hydraulicTools, cuttingTools],
  empty: [{ key: 'firstCategory', subcategories: [{ key: 'firstSubcategory', attributes: [] }] }],
} as const satisfies Record<keyof Texts['trades'], readonly TradeCategory[]>

export type Trade = keyof typeof trades

export const isTrade = (value: unknown): value is Trade =>
  typeof value === 'string' && Object.hasOwn(trades, value)

export const categoriesOf = (trade: Trade): readonly TradeCategory[] => trades[trade]

/** Unit of an attribute, or its choices. */
function detailOf({ unit, choices, sizes: own }: TradeAttribute, texts: Texts): string {
  if (unit) return unit
  return [...(choices ?? []).map((value) => texts.choices[value]), ...(own ?? [])].join(', ')
}

/** Categories of a trade as a form offers them; names and labels in the language of the panel. */
export function offeredOf(trade: Trade, language: Locale) {
  const texts = setUpTradesTexts[language]
  const titlesOf = (titleIn: (texts: Texts) => string) =>
    Object.fromEntries(
      localeCodes.map((locale) => [locale, titleIn(setUpTradesTexts[locale])]),
    ) as Record<Locale, string>
  return categoriesOf(trade).map(({ key, subcategories }) => ({
    key,
    name: texts.categories[key],
    titles: titlesOf((own) => own.categories[key]),
    subcategories: subcategories.map((subcategory) => ({
      key: subcategory.key,
      name: texts.subcategories[subcategory.key],
      titles: titlesOf((own) => own.subcategories[subcategory.key]),
      attributes: subcategory.attributes.map((attribute) => ({
        key: attribute.key,
        label: texts.attributes[attribute.key],
        detail: detailOf(attribute, texts),
      })),
    })),
  }))
}

/** Value of a choice whose label is the same in all languages: `DN 15` is `dn15`. */
const valueOf = (label: string): string => label.toLowerCase().replace(/[^a-z0-9.-]/g, '')

/** Attributes in the format of a subcategory, with labels in one locale. */
export const attributesIn = (attributes: readonly TradeAttribute[], texts: Texts) =>
  attributes.map(
    ({
      key,
      type,
      unit = '',
      decimals,
      filter = false,
      choices = [],
      sizes: own = [],
      limits,
    }) => ({
      key,
      label: texts.attributes[key],
      type,
      unit: unit === '' ? null : unit,
      decimals: decimals ?? null,
      filter,
      choices: [
        ...choices.map((value) => ({ value: String(value), label: texts.choices[value] })),
        ...own.map((label) => ({ value: valueOf(label), label })),
      ],
      limits: (limits ?? []).map(({ kind, number: least = null, other = null }) => ({
        kind,
        number: least,
        other,
      })),
    }),
  )
