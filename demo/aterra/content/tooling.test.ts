import { expect, test } from 'vitest'
import { products, tooling } from './index.ts'
import type { ToolingRow, Variant } from './types.ts'

/** Part numbers of all products, with their product. */
const parts = new Map(
  products.flatMap((product) =>
    product.variants.map((variant): [string, { key: string; variant: Variant }] => [
      variant.partNumber,
      { key: product.key, variant },
    ]),
  ),
)
const relation = products.flatMap((product) =>
  (product.tooling ?? []).map((row) => ({ key: product.key, row })),
)
const roles = new Set(tooling.columns.flatMap(({ key, type }) => (type === 'part' ? [key] : [])))
const named = ({ values }: ToolingRow, role: string): string[] =>
  String(values[role] ?? '')
    .split(', ')
    .filter(Boolean)
const valuesOf = (code: string) => parts.get(code)?.variant.values ?? {}
const text = ({ partNumber, values }: ToolingRow): string =>
  `${partNumber} ${JSON.stringify(values)}`

test('has rows for every part number with a die index, and for the welding and bolted families', () => {
  const applied = new Set(relation.map(({ row }) => row.partNumber))
  const lacking = products
    .filter(({ subcategory }) => !['matrizes', 'preparacao'].includes(subcategory))
    .flatMap(({ variants }) => variants)
    .filter(({ partNumber, values }) => values['die'] && !applied.has(partNumber))
  expect(lacking.map(({ partNumber }) => partNumber)).toEqual([])
  expect(relation.length).toBeGreaterThan(1000)
})

test('names columns that are declared, and part numbers that exist elsewhere in the catalogue', () => {
  const columns = new Set(tooling.columns.map(({ key }) => key))
  const wrong = relation.filter(
    ({ key, row }) =>
      parts.get(row.partNumber)?.key !== key ||
      Object.keys(row.values).some((column) => !columns.has(column)) ||
      [...roles].some((role) =>
        named(row, role).some((code) => {
          const part = parts.get(code)
          return part === undefined || part.key === key
        }),
      ),
  )
  expect(wrong.map(({ row }) => text(row))).toEqual([])
})

test('names dies of the index that the part has, and tools of the force that the die takes', () => {
  const wrong = relation.filter(({ row }) => {
    const dies = named(row, 'die')
    const own = valuesOf(row.partNumber)
    return (
      dies.some((code) => valuesOf(code)['die'] !== own['die']) ||
      named(row, 'barrelDie').some((code) => valuesOf(code)['die'] !== own['barrelDie']) ||
      named(row, 'gauge').some((code) => valuesOf(code)['die'] !== own['die']) ||
      [...dies, ...named(row, 'barrelDie')].some((die) =>
        named(row, 'tool').some((tool) => {
          const [, most = 0] = (valuesOf(tool)['sections'] ?? []) as number[]
          const [, largest = Infinity] = (valuesOf(die)['sections'] ?? []) as number[]
          return (
            `${String(valuesOf(tool)['tonnes'])} t` !== valuesOf(die)['press'] || most < largest
          )
        }),
      )
    )
  })
  expect(wrong.map(({ row }) => text(row))).toEqual([])
})

test('lists tools with an opening wider than the part, and pliers for its conductor', () => {
  const wrong = relation.filter(({ row }) =>
    named(row, 'tool').some((code) => {
      const tool = valuesOf(code)
      const own = valuesOf(row.partNumber)
      const [least = 0, most = Infinity] = (tool['sections'] ?? []) as number[]
      const wire = own['wire'] ?? own['total'] ?? own['conductor'] ?? own['section']
      const [from = 0, to = 0] = [wire ?? 0].flat() as number[]
      return row.values['builtIn'] === true
        ? from < least || (to || from) > most
        : Number(tool['opening'] ?? Infinity) <= Number(own['outer'] ?? 0)
    }),
  )
  expect(wrong.map(({ row }) => text(row))).toEqual([])
})

test('lists tools whose values fit the part: conductors, torque, pressure', () => {
  const rangeOf = (value: unknown): [number, number] | undefined =>
    Array.isArray(value) ? (value as [number, number]) : undefined
  const isWithin = ([from, to]: [number, number], range: unknown) => {
    const [least, most] = rangeOf(range) ?? [0, Infinity]
    return from >= least && to <= most
  }
  const wrong = relation.filter(({ row }) => {
    const own = valuesOf(row.partNumber)
    const stated = own['conductor'] ?? own['section'] ?? own['total'] ?? own['run']
    const conductors =
      typeof stated === 'number' ? ([stated, stated] as [number, number]) : rangeOf(stated)
    const torque = row.values['torque']
    return (
      named(row, 'tool').some(
        (code) => conductors && !isWithin(conductors, valuesOf(code)['sections']),
      ) ||
      named(row, 'wrench').some(
        (code) =>
          typeof torque !== 'number' || !isWithin([torque, torque], valuesOf(code)['torqueRange']),
      ) ||
      named(row, 'pump').some((code) => valuesOf(code)['pressure'] !== own['pressure'])
    )
  })
  expect(wrong.map(({ row }) => text(row))).toEqual([])
})

test('states crimps that fit the barrel, and a strip length that fills it', () => {
  const stated = relation.filter(
    ({ row }) => typeof valuesOf(row.partNumber)['barrel'] === 'number',
  )
  const wrong = stated.filter(({ row }) => {
    const barrel = Number(valuesOf(row.partNumber)['barrel'])
    const [die] = named(row, 'die')
    const crimps = row.values['crimps']
    return (
      Number(row.values['strip']) < barrel ||
      Number(row.values['strip']) > barrel + 4 ||
      (die === undefined
        ? crimps !== undefined
        : !(Number(crimps) >= 1) || Number(crimps) * Number(valuesOf(die)['crimp']) > barrel)
    )
  })
  expect(stated.length).toBeGreaterThan(300)
  expect(wrong.map(({ row }) => text(row))).toEqual([])
})

test('states a torque that its wrenches measure', () => {
  const wrong = relation.filter(({ row }) =>
    named(row, 'wrench').some((code) => {
      const [least = 0, most = 0] = (valuesOf(code)['torqueRange'] ?? []) as number[]
      return !(Number(row.values['torque']) >= least && Number(row.values['torque']) <= most)
    }),
  )
  expect(wrong.map(({ row }) => text(row))).toEqual([])
})

test('answers 95 mm² of class 5 on M12 with a 12 t press', () => {
  const found = relation.filter(
    ({ row }) =>
      valuesOf(row.partNumber)['conductor'] === 95 &&
      valuesOf(row.partNumber)['stud'] === 'M12' &&
      row.values['class'] === 5 &&
      named(row, 'tool').some((tool) => valuesOf(tool)['tonnes'] === 12),
  )
  expect(found.map(({ row }) => row)).toEqual([
    {
      partNumber: 'TF-95-12',
      values: {
        die: 'DU-16',
        tool: 'FP-12-C, FP-12-H, FB-12-C, FB-12-H, FC-12',
        gauge: 'FG-16',
        index: 16,
        crimps: 1,
        class: 5,
        strip: 28,
        torque: 75,
      },
    },
  ])
})
