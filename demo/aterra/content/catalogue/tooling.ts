import { t } from '../text.ts'
import type { Applied, Tooling, ToolingRow, Variant } from '../types.ts'
import { barrel, conductors, dies, studTorque } from './conductors.ts'

/**
 * Tooling of each part number (dies, tools, stripping lengths), computed only from the values of
 * connectors, dies and tools.
 */

/** Columns of the tooling table, and the fields of its page. */
export const tooling: Tooling = {
  columns: [
    { key: 'die', label: t('Matriz', 'Die', 'Matriz'), type: 'part' },
    {
      key: 'barrelDie',
      label: t('Matriz da derivação', 'Tap die', 'Matriz de la derivación'),
      type: 'part',
    },
    { key: 'tool', label: t('Ferramenta', 'Tool', 'Herramienta'), type: 'part' },
    { key: 'pump', label: t('Bomba', 'Pump', 'Bomba'), type: 'part' },
    { key: 'gauge', label: t('Calibre', 'Gauge', 'Calibre'), type: 'part' },
    {
      key: 'wrench',
      label: t('Torquímetro', 'Torque wrench', 'Llave dinamométrica'),
      type: 'part',
    },
    { key: 'brush', label: t('Escova', 'Brush', 'Cepillo'), type: 'part' },
    {
      key: 'class',
      label: t('Classe do condutor', 'Conductor class', 'Clase del conductor'),
      type: 'number',
      decimals: 0,
    },
    {
      key: 'strip',
      label: t('Decapar', 'Strip length', 'Pelar'),
      type: 'number',
      unit: 'mm',
      decimals: 0,
    },
    {
      key: 'crimps',
      label: t('Compressões', 'Crimps', 'Compresiones'),
      type: 'number',
      decimals: 0,
    },
    {
      key: 'index',
      label: t('Índice gravado', 'Embossed index', 'Índice grabado'),
      type: 'number',
      decimals: 0,
    },
    {
      key: 'builtIn',
      label: t(
        'Matriz na própria ferramenta',
        'Die in the tool itself',
        'Matriz en la propia herramienta',
      ),
      type: 'boolean',
    },
    {
      key: 'torque',
      label: t('Torque', 'Torque', 'Par de apriete'),
      type: 'number',
      unit: 'N·m',
    },
  ],
  questions: [
    { key: 'conductor' },
    { key: 'class' },
    { key: 'stud' },
    { role: 'tool', key: 'tonnes' },
    { role: 'tool', key: 'supply' },
  ],
}

type Values = ToolingRow['values']
type Range = [number, number]

const isWithin = (inner: Range, outer: Range): boolean =>
  inner[0] >= outer[0] && inner[1] <= outer[1]
const rangeOf = (value: unknown): Range | undefined =>
  Array.isArray(value) ? (value as Range) : typeof value === 'number' ? [value, value] : undefined
const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : undefined
const codes = (variants: readonly Variant[]): string =>
  variants.map(({ partNumber }) => partNumber).join(', ')
/** Cells that have a value. */
const stated = (cells: Record<string, Values[string] | undefined>): Values =>
  Object.fromEntries(
    Object.entries(cells).filter(
      (cell): cell is [string, Values[string]] => cell[1] !== undefined && cell[1] !== '',
    ),
  )

/** Press class of a die, in tonnes. */
const tonnesOf = (die: Variant): number => Number(String(die.values['press']).replace(/\D/g, ''))

/** Class of the strands (IEC 60228) that the barrels of a product fit, by the product's key. */
const classes: Readonly<Record<string, number>> = {
  'terminal-longo-um-furo': 2,
  'terminal-longo-dois-furos': 2,
  'terminal-cobre-nu': 2,
  'terminal-curto': 2,
  'terminal-angular': 2,
  'terminal-quatro-furos': 2,
  'terminal-boca-larga': 5,
  'luva-com-batente': 2,
}

/** Bare conductor beyond the barrel, mm: it prevents that the die nicks the insulation edge. */
const strippedBeyond = 3

/**
 * Length of a barrel, mm, and the number of barrels of a part; undefined if no figure states it.
 */
function pressed({ values }: Variant, key: string): { length: number; ends: number } | undefined {
  const own = numberOf(values['barrel'])
  if (own !== undefined) return { length: own, ends: 1 }
  const length = numberOf(values['length'])
  // two barrels and the stop between them
  if (key === 'luva-com-batente' && length !== undefined)
    return { length: (length - 16) / 2, ends: 2 }
  return key === 'luva-paralela' && length !== undefined ? { length, ends: 1 } : undefined
}

/** Rows of tooling for the part numbers of all products, by their keys. */
export function applied<P extends Applied & { tools?: string[] }>(
  products: readonly P[],
): (Omit<P, 'tools'> & { tooling?: ToolingRow[] })[] {
  const of = (key: string): Variant[] =>
    products.find((product) => product.key === key)?.variants ?? []
  const rowsOf = ({ key, variants, tools = [] }: P): ToolingRow[] => {
    const has = (tool: string): Variant[] => (tools.includes(tool) ? of(tool) : [])
    return variants.flatMap((variant) =>
      cellsOf(variant, key, has).map((values) => ({ partNumber: variant.partNumber, values })),
    )
  }
  const heads = of('cabeca-hidraulica-45t')
  return products.map(({ tools, ...product }) => {
    const rows =
      product.key === 'cabeca-hidraulica-45t'
        ? heads.map((head) => ({
            partNumber: head.partNumber,
            values: {
              pump: codes(
                of('bomba-hidraulica').filter(
                  (pump) => pump.values['pressure'] === head.values['pressure'],
                ),
              ),
            },
          }))
        : rowsOf({ ...product, tools } as P)
    return { ...product, ...(rows.length > 0 ? { tooling: rows } : {}) }
  })
}

type Has = (tool: string) => Variant[]

/** Tooling rows of a part number. */
function cellsOf(variant: Variant, key: string, has: Has): Values[] {
  const { values } = variant
  const torque =
    numberOf(values['torque']) ?? studTorque[Number(String(values['stud'] ?? '').slice(1))]
  const isTightened = has('torquimetro').length > 0
  const wrench = codes(
    has('torquimetro').filter((wrenches) => {
      const range = rangeOf(wrenches.values['torqueRange'])
      return torque !== undefined && range !== undefined && isWithin([torque, torque], range)
    }),
  )
  const beside: Record<string, Values[string] | undefined> = {
    brush: codes(has('escova-de-fios')),
    wrench,
    torque: isTightened || key.startsWith('terminal') ? torque : undefined,
  }
  const barrelOfPart = pressed(variant, key)
  const ofBarrel = {
    class: classes[key],
    strip:
      barrelOfPart && key !== 'luva-paralela'
        ? Math.round(barrelOfPart.length + strippedBeyond)
        : undefined,
  }
  const sets = [
    ...hexagonal(variant, has, barrelOfPart),
    ...oval(variant, has),
    ...byHand(variant, has),
  ]
  if (sets.length > 0) return sets.map((set) => stated({ ...set, ...ofBarrel, ...beside }))
  const { brush } = beside
  return wrench !== '' || brush !== '' || has('alicate-para-molde').length > 0
    ? [stated({ ...beside, tool: codes(has('alicate-para-molde')) })]
    : []
}

const presses = ['prensa-manual-12t', 'prensa-a-bateria', 'cabeca-hidraulica-45t'] as const

/** Conductors on which a part is pressed; for a tap, those of the run. */
const pressedOn = ({ values }: Pick<Variant, 'values'>): Range | undefined =>
  ['conductor', 'section', 'total', 'run'].map((key) => rangeOf(values[key])).find(Boolean)

/**
 * Presses and heads for a die and a part: with the die's force, an opening wider than the barrel,
 * and for its conductors.
 */
const pressesOf = (die: Variant, part: Pick<Variant, 'values'>, outer: number, has: Has) =>
  presses.flatMap(has).filter(({ values }) => {
    const sections = rangeOf(values['sections'])
    const ofDie = rangeOf(die.values['sections'])
    const conductors = pressedOn(part)
    return (
      values['tonnes'] === tonnesOf(die) &&
      Number(values['opening']) > outer &&
      sections !== undefined &&
      ofDie !== undefined &&
      ofDie[1] <= sections[1] &&
      (conductors === undefined || isWithin(conductors, sections))
    )
  })

function hexagonal(
  { values }: Variant,
  has: Has,
  barrelOfPart: ReturnType<typeof pressed>,
): Record<string, Values[string] | undefined>[] {
  const own = dies.find(({ colour, index }) => values['die'] === `${colour}-${index}`)
  if (!own) return []
  const largest = conductors.filter(({ section }) => section <= own.upTo).at(-1)
  const outer = numberOf(values['outer']) ?? barrel(largest?.section ?? own.upTo).outer
  const gauge = codes(
    has('calibre-de-compressao').filter((one) => one.values['die'] === values['die']),
  )
  const withDies = has('matriz-hexagonal')
    .filter((die) => die.values['die'] === values['die'])
    .flatMap((die) => {
      const each = barrelOfPart
        ? Math.floor(barrelOfPart.length / Number(die.values['crimp']))
        : undefined
      const tool = codes(pressesOf(die, { values }, outer, has))
      // a die wider than the barrel would press the palm
      if (each === 0 || tool === '') return []
      return [
        {
          die: die.partNumber,
          tool,
          gauge,
          index: own.index,
          crimps: each === undefined || !barrelOfPart ? undefined : each * barrelOfPart.ends,
        },
      ]
    })
  const byPliers = codes(
    has('alicate-hexagonal').filter((pliers) => {
      const [from = 0, to = 0] = String(pliers.values['dieRange']).match(/\d+/g)?.map(Number) ?? []
      const sections = rangeOf(pliers.values['sections'])
      const conductors = pressedOn({ values })
      return (
        own.index >= from &&
        own.index <= to &&
        sections !== undefined &&
        conductors !== undefined &&
        isWithin(conductors, sections)
      )
    }),
  )
  return [
    ...(byPliers === '' ? [] : [{ tool: byPliers, builtIn: true, gauge, index: own.index }]),
    ...withDies,
  ]
}

/**
 * Tooling of a part that an oval die presses: a row for each matching die, since each belongs to
 * one
 * press class; the tap of a tee has a hexagonal die of its own.
 */
function oval({ values }: Variant, has: Has): Record<string, Values[string] | undefined>[] {
  return has('matriz-oval')
    .filter((die) => die.values['die'] === values['die'])
    .flatMap((die) => {
      const tool = codes(pressesOf(die, { values }, 0, has))
      const tap = has('matriz-hexagonal').filter(
        (one) => one.values['die'] === values['barrelDie'] && tonnesOf(one) === tonnesOf(die),
      )
      if (tool === '' || (values['barrelDie'] !== undefined && tap.length === 0)) return []
      return [
        {
          die: die.partNumber,
          barrelDie: codes(tap),
          tool,
          crimps: numberOf(values['crimps']),
        },
      ]
    })
}

/**
 * Tooling of an insulated terminal or ferrule: the pliers whose nests fit its whole range of wires.
 */
function byHand({ values }: Variant, has: Has): Record<string, Values[string] | undefined>[] {
  const wire = rangeOf(values['wire']) ?? rangeOf(values['total'])
  const tool = codes(
    ['alicate-para-isolados', 'alicate-para-ilhos'].flatMap(has).filter((pliers) => {
      const sections = rangeOf(pliers.values['sections'])
      return wire !== undefined && sections !== undefined && isWithin(wire, sections)
    }),
  )
  return tool === '' ? [] : [{ tool, builtIn: true }]
}
