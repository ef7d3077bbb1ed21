import { expect, test } from 'vitest'
import { callTool, connect, serveAssistants } from '../../test/assistants-server.ts'

async function find(input: Record<string, unknown>) {
  const { url, seen, origin } = await serveAssistants()
  const found = await callTool(await connect(url), 'find_part_numbers', { locale: 'en', ...input })
  const lists = seen.filter(({ name }) => name === 'products-list').map(({ query }) => query)
  return { ...found, lists, origin }
}

const codesOf = ({ data }: { data: Record<string, unknown> }): string[] =>
  Object(data['products'])[0].part_numbers.map(
    ({ part_number: code }: { part_number: string }) => code,
  )

test('finds the part numbers that meet conditions, filtered by the catalogue first', async () => {
  const found = await find({
    subcategory: 'Compression lugs',
    conditions: [{ attribute: 'conductor', min: 0.11, max: 0.12, unit: 'cm²' }],
  })
  expect(codesOf(found)).toEqual(['TC-16-8', 'TC-50-10'])
  expect(found.lists.at(-1)).toMatchObject({
    category: 'terminals',
    subcategory: 'compression',
    filter: 'conductor:11~12',
  })
  expect(found.data['asked']).toEqual([{ key: 'conductor', filter: '11~12', unit: 'mm²' }])
  expect(Object(found.data['products'])[0].part_numbers[1]).toMatchObject({
    state: { value: 'discontinued' },
    replaced_by: 'TX-50-10',
    missing: ['Between holes'],
  })
})

test('finds no part number by a value that it does not state', async () => {
  const { data } = await find({
    subcategory: 'compression',
    conditions: [{ attribute: 'Between holes', min: 0, unit: 'mm' }],
  })
  expect(data).toMatchObject({ is_found: false, products: [] })
  expect(data['attributes']).toMatchObject([{ key: 'spacing', unit: 'mm' }])
})

test('lists the attributes of a subcategory to ask by', async () => {
  const { data } = await find({ subcategory: 'compression' })
  expect(data['attributes']).toEqual([
    {
      key: 'stud',
      label: 'Stud',
      unit: null,
      is_numeric: false,
      min: null,
      max: null,
      options: ['M8', 'M10'],
    },
    expect.objectContaining({ key: 'conductor', unit: 'mm²', is_numeric: true }),
    expect.objectContaining({ key: 'spacing', unit: 'mm' }),
  ])
})

const on = (condition: object) => ({ subcategory: 'compression', conditions: [condition] })

test.each([
  ['an unknown attribute', on({ attribute: 'torque', equals: 1 }), /conductor \(Conductor, mm²\)/],
  ['no unit', on({ attribute: 'conductor', equals: 50 }), /in mm².*Accepted: mm², cm²/],
  [
    'a unit of another quantity',
    on({ attribute: 'conductor', equals: 50, unit: 'mm' }),
    /“mm” is not converted to mm²/,
  ],
  [
    'a gauge, which no section is equal to',
    on({ attribute: 'conductor', equals: 4, unit: 'AWG' }),
    /“AWG” is not converted.*do not convert by an approximate table/,
  ],
  ['a unit where there is none', on({ attribute: 'stud', equals: 'M8', unit: 'mm' }), /no number/],
  ['an unknown choice', on({ attribute: 'stud', equals: 'M9' }), /Values that exist: M8, M10/],
  [
    'a word for a number',
    on({ attribute: 'conductor', equals: 'big', unit: 'mm²' }),
    /JSON number/,
  ],
  ['no value', on({ attribute: 'conductor', unit: 'mm²' }), /needs either "equals"/],
  [
    'bounds in the wrong order',
    on({ attribute: 'conductor', min: 5, max: 4, unit: 'mm²' }),
    /"min" is greater/,
  ],
  [
    'a number without end',
    on({ attribute: 'conductor', min: 1e300, unit: 'mm²' }),
    /out of the range/,
  ],
  ['an unknown subcategory', { subcategory: 'wings' }, /Subcategories: Lugs: Compression lugs/],
  ['an unknown category', { category: 'wings' }, /Categories: Lugs/],
  ['nothing to find by', {}, /Give at least/],
  ['a name of no argument', { attribute: 'conductor' }, /Unrecognized key/],
])('refuses %s, and says how to ask', async (_, input, message) =>
  expect((await find(input)).refusal).toMatch(message),
)
