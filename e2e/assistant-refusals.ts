import { expect } from '@playwright/test'
import { including, some } from './assistant-answers.ts'
import type { Kind } from './assistant-answers.ts'
import { firstOf, partsWithin, statedNumber } from './assistants.ts'
import type { Facts } from './assistants.ts'
import { clientIn } from './contract-client.ts'
import { origin } from './system-under-test.ts'

/** Part number that does not exist, as the API says. */
async function unknownCode({ api }: Facts): Promise<string> {
  const code = 'XY-70-8999'
  const { lines } = await api('parts-read', { query: { items: code } })
  expect(lines[0]?.part).toBeNull()
  return code
}

export const unknownPart = (tool: string): Kind => ({
  tool,
  ask: async (facts) => ({
    input: { part_number: await unknownCode(facts) },
    expected: /is no part number of this catalogue/,
  }),
})

export const unknownGtin: Kind = {
  tool: 'get_part_number',
  ask: async ({ api }) => {
    const number = '40000000000006'
    await expect(api('gtin-read', { params: { gtin: number } })).rejects.toThrow()
    return { input: { part_number: number }, expected: /is no part number of this catalogue/ }
  },
}

export const unknownNumber: Kind = {
  tool: 'cross_reference',
  ask: async ({ api }) => {
    const numbers = 'QQZ 998 877'
    const { lines } = await api('cross-references-read', { query: { numbers } })
    expect(lines[0]?.references).toEqual([])
    return {
      input: { numbers: [numbers] },
      expected: { lines: [some({ asked: numbers, is_known: false, equivalents: [] })] },
    }
  },
}

export const notStated: Kind = {
  tool: 'get_part_number',
  ask: async ({ products }) => {
    const { variant, attribute } = firstOf(products, ({ attributes, variants }) =>
      attributes
        .filter(({ key, type }) => type !== 'curve' && !key.startsWith('life-'))
        .flatMap((each) =>
          variants
            .filter(({ values }) => (values[each.key] ?? null) === null)
            .map((without) => ({ variant: without, attribute: each })),
        )
        .at(0),
    )
    return {
      input: { part_number: variant.part_number },
      expected: {
        missing: including([some({ key: attribute.key })]),
        values: expect.not.arrayContaining([some({ key: attribute.key })]),
        missing_note: expect.stringContaining('Nothing may be assumed'),
      },
    }
  },
}

export const noTooling: Kind = {
  tool: 'find_tooling',
  ask: async ({ products }) => {
    const code = firstOf(products, ({ tooling: { rows }, serves: tools, variants: [first] }) =>
      rows.length + tools.length === 0 ? first?.part_number : undefined,
    )
    return { input: { part_number: code }, expected: { sets: [], serves: [] } }
  },
}

export const beyond: Kind = {
  tool: 'find_part_numbers',
  ask: async (facts) => {
    const stated = statedNumber(facts, ({ filter }) => filter)
    const { product, attribute } = stated
    const bounds = [9_000_000, 9_000_001] as const
    expect(await partsWithin(facts, stated, bounds)).toEqual([])
    return {
      input: {
        subcategory: product.sub_category?.slug,
        category: product.category?.slug,
        conditions: [
          { attribute: attribute.key, min: bounds[0], max: bounds[1], unit: attribute.unit },
        ],
      },
      expected: {
        is_found: false,
        total: 0,
        products: [],
        attributes: [some({ key: attribute.key, unit: attribute.unit })],
      },
    }
  },
}

export const gauge: Kind = {
  tool: 'find_part_numbers',
  ask: async (facts) => {
    const { product, attribute } = statedNumber(facts, ({ filter }) => filter)
    return {
      input: {
        subcategory: product.sub_category?.slug,
        category: product.category?.slug,
        conditions: [{ attribute: attribute.key, equals: 4, unit: 'AWG' }],
      },
      expected: new RegExp(`is not converted to ${attribute.unit}`),
    }
  },
}

export const nonsense: Kind = {
  tool: 'search',
  ask: async ({ api }) => {
    const text = 'qqzzxv wwkkjq'
    const found = await api('search-read', { query: { search: text } })
    expect(found.products.meta.total).toBe(0)
    return { input: { text }, expected: { is_found: false } }
  },
}

export const noPublication: Kind = {
  tool: 'read_publication',
  ask: async ({ api, locale }) => {
    const section = (await api('knowledge-base-read')).data[0]?.slug ?? ''
    const missing = { section, publication: 'no-such-text' }
    await expect(clientIn(locale)('publication-read', { params: missing })).rejects.toThrow()
    return {
      input: { address: `${origin}/no-such-section/no-such-text` },
      expected: /no publication or page at/,
    }
  },
}
