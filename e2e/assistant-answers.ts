import { expect } from '@playwright/test'
import { askAssistant, firstOf, partsWithin, statedNumber } from './assistants.ts'
import type { Facts, ToolResult } from './assistants.ts'
import { origin } from './system-under-test.ts'

/**
 * A kind of question: the tool and its input, and the answer as the API gives it through another
 * call.
 */
export interface Kind {
  tool: string
  ask: (facts: Facts) => Promise<Question>
}

interface Question {
  input: Record<string, unknown>
  /** Expected part of the answer; of a refusal: its message. */
  expected: Record<string, unknown> | RegExp
  further?: (result: ToolResult) => Promise<void> | void
}

export const some = (expected: Record<string, unknown>) => expect.objectContaining(expected)
export const including = (expected: unknown[]) => expect.arrayContaining(expected)
const codesIn = (data: Record<string, unknown>): string[] =>
  Object(data['products']).flatMap(({ part_numbers: parts }: { part_numbers: object[] }) =>
    parts.map((part) => Object(part).part_number),
  )

export const value: Kind = {
  tool: 'get_part_number',
  ask: async (facts) => {
    const { variant, attribute, value: stated } = statedNumber(facts)
    const { key, label, unit } = attribute
    return {
      input: { part_number: variant.part_number },
      expected: {
        part_number: variant.part_number,
        values: including([some({ key, label, unit, value: stated })]),
      },
    }
  },
}

export const state: Kind = {
  tool: 'get_part_number',
  ask: async ({ products }) => {
    const { code, life } = firstOf(
      products,
      ({ part_life_cycles: lives, life_cycle, variants }) => {
        const own = lives.find(({ state: { value: of } }) => of !== 'active')
        if (own) return { code: own.part_number, life: own }
        const [first] = variants
        return first && life_cycle.state.value !== 'active' && lives.length === 0
          ? { code: first.part_number, life: life_cycle }
          : undefined
      },
    )
    const named = life.successor?.part_number ?? null
    return {
      input: { part_number: code },
      expected: {
        state: some({
          value: life.state.value,
          since: life.since,
          last_order: life.last_order,
          successor: life.successor === null ? null : some({ part_number: named }),
        }),
      },
    }
  },
}

export const gtin: Kind = {
  tool: 'get_part_number',
  ask: async ({ api, products }) => {
    const items = products.slice(0, 24).flatMap(({ variants: [first] }) => first?.part_number ?? [])
    const { lines } = await api('parts-read', { query: { items: items.join(',') } })
    const part = firstOf(lines, ({ part: found }) => (found?.gtin ? found : undefined))
    return {
      input: { part_number: part.gtin },
      expected: { part_number: part.part_number, gtin: part.gtin, packing: part.packing },
    }
  },
}

export const sheet: Kind = {
  tool: 'get_part_number',
  ask: async (facts) => {
    const { variant } = statedNumber(facts)
    return {
      input: { part_number: variant.part_number.toLowerCase().replaceAll('-', ' ') },
      expected: { part_number: variant.part_number },
      further: async ({ data, links }) => {
        expect(links).toContain(data['data_sheet'])
        const file = await fetch(String(data['data_sheet']))
        expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
        await file.body?.cancel()
      },
    }
  },
}

export const cad: Kind = {
  tool: 'get_part_number',
  ask: async ({ api, products }) => {
    const code = firstOf(products, ({ documents, variants: [first] }) =>
      documents.some(({ kind }) => kind === 'model') ? first?.part_number : undefined,
    )
    const files = (await api('documents-read', { query: { items: code } })).data
    return {
      input: { part_number: code },
      expected: {
        documents: files.map(({ kind, url }) => some({ kind, address: origin + url })),
      },
      further: ({ links }) =>
        expect(links).toEqual(including(files.map(({ url }) => origin + url))),
    }
  },
}

export const range: Kind = {
  tool: 'find_part_numbers',
  ask: async (facts) => {
    const stated = statedNumber(facts, ({ filter }) => filter)
    const { product, attribute, value: least } = stated
    const bounds = [least, least * 2] as const
    const codes = await partsWithin(facts, stated, bounds)
    return {
      input: {
        subcategory: product.sub_category?.slug,
        category: product.category?.slug,
        conditions: [
          { attribute: attribute.label, min: bounds[0], max: bounds[1], unit: attribute.unit },
        ],
      },
      expected: { is_found: true, total: codes.length },
      further: ({ data }) => {
        expect(codesIn(data).length).toBeGreaterThan(0)
        expect(codes).toEqual(including(codesIn(data)))
      },
    }
  },
}

/** Units with one that is exactly ten, a hundred or a thousand times as large. */
const larger: Record<string, readonly [string, number]> = {
  mm: ['m', 1000],
  'mm²': ['cm²', 100],
  g: ['kg', 1000],
  A: ['kA', 1000],
  V: ['kV', 1000],
  N: ['kN', 1000],
}

export const converted: Kind = {
  tool: 'find_part_numbers',
  ask: async (facts) => {
    const stated = statedNumber(facts, ({ filter, unit }) => filter && (unit ?? '') in larger)
    const { product, attribute, value: exact } = stated
    const [unit, times] = larger[attribute.unit ?? ''] ?? ['', 1]
    const codes = await partsWithin(facts, stated, [exact, exact])
    return {
      input: {
        subcategory: product.sub_category?.title,
        category: product.category?.title,
        conditions: [{ attribute: attribute.key, equals: exact / times, unit }],
      },
      expected: {
        total: codes.length,
        asked: [some({ key: attribute.key, unit: attribute.unit })],
      },
      further: ({ data }) => expect(codes).toEqual(including(codesIn(data))),
    }
  },
}

export const choice: Kind = {
  tool: 'find_part_numbers',
  ask: async ({ api, products }) => {
    const { product, key, option } = firstOf(products, (each) => {
      const attribute = each.attributes.find(({ type, filter }) => type === 'choice' && filter)
      const taken = attribute?.choices.find(({ value: of }) =>
        each.variants.some(({ values }) => values[attribute.key] === of),
      )
      return attribute && taken ? { product: each, key: attribute.key, option: taken } : undefined
    })
    const scope = { category: product.category?.slug, subcategory: product.sub_category?.slug }
    const list = await api('products-list', {
      query: { ...scope, filter: [`${key}:${option.value}`] },
    })
    return {
      input: { ...scope, conditions: [{ attribute: key, equals: option.label }] },
      expected: { is_found: true, total: list.part_number_count },
    }
  },
}

export const tooling: Kind = {
  tool: 'find_tooling',
  ask: async ({ products }) => {
    const { row, words } = firstOf(products, ({ tooling: words }) => {
      const [row] = words.rows
      return row && { row, words }
    })
    const count = words.rows.filter(({ part_number: code }) => code === row.part_number).length
    const all = Object.values(row.parts).flat()
    return {
      input: { part_number: row.part_number },
      expected: { part_number: row.part_number },
      further: ({ data }) => {
        const [first, ...others] = Object(data['sets'])
        expect(others).toHaveLength(count - 1)
        const named = first.parts.flatMap((role: { any_of: object[]; unlisted: string[] }) => [
          ...role.any_of.map((part) => Object(part).part_number),
          ...role.unlisted,
        ])
        expect(named.toSorted()).toEqual(all.toSorted())
        expect(first.missing.map(({ key }: { key: string }) => key)).toEqual(row.missing)
      },
    }
  },
}

export const serves: Kind = {
  tool: 'find_tooling',
  ask: async ({ api }) => {
    const { data } = await api('tooling-read')
    const [role = '', codes] = firstOf(data, ({ rows: [row] }) =>
      Object.entries(row?.parts ?? {}).find(([, of]) => of.length > 0),
    )
    const code = codes[0] ?? ''
    const { meta } = await api('tooling-read', { query: { filter: [`${role}:${code}`] } })
    return {
      input: { part_number: code },
      expected: { serves: including([some({ role, total: meta.total })]) },
    }
  },
}

export const equivalent: Kind = {
  tool: 'cross_reference',
  ask: async ({ api }) => {
    const { makers } = await api('cross-references-read', { query: {} })
    const { listed } = await api('cross-references-read', { query: { maker: makers[0]?.slug } })
    const { number, ours, grade, note, maker } = firstOf(listed?.data ?? [], (each) => each)
    return {
      input: { numbers: [`${maker.name} ${number}`] },
      expected: {
        lines: [
          some({
            is_known: true,
            equivalents: including([some({ number, ours, grade, note })]),
          }),
        ],
      },
    }
  },
}

export const list: Kind = {
  tool: 'check_list',
  ask: async ({ products }) => {
    const codes = products.slice(0, 3).flatMap(({ variants: [first] }) => first?.part_number ?? [])
    return {
      input: { text: codes.map((code, index) => `${index + 2} x ${code}`).join('\n') },
      expected: {
        counts: { found: codes.length },
        lines: codes.map((code, index) =>
          some({ quantity: index + 2, part: some({ part_number: code }) }),
        ),
      },
      further: async ({ data }) => expect((await fetch(String(data['address']))).status).toBe(200),
    }
  },
}

export const buy: Kind = {
  tool: 'where_to_buy',
  ask: async ({ api, products }) => {
    const [product] = products
    const found = await api('product-distributors-list', { params: { id: String(product?.id) } })
    return {
      input: { part_number: product?.variants[0]?.part_number },
      expected: {
        distributors: found.data.map(({ name, city }) => some({ name, city })),
        sales_abroad: found.sales_abroad,
      },
    }
  },
}

export const publication: Kind = {
  tool: 'read_publication',
  ask: async ({ api, locale }) => {
    const { data } = await api('knowledge-base-read')
    const card = firstOf(data, ({ publications: [first] }) => first)
    const read = await api('publication-read', {
      params: { section: card.section?.slug ?? '', publication: card.slug },
    })
    const search = await askAssistant('search', { text: read.title }, locale)
    const address = firstOf<{ title: string; address: string }, string>(
      Object(search.data['publications']).results,
      (each) => (each.title === read.title ? each.address : undefined),
    )
    return {
      input: { address },
      expected: { title: read.title, address, updated_at: read.updated_at },
      further: ({ data: { text } }) => {
        for (const { text: heading } of read.text.headings) expect(text).toContain(heading)
      },
    }
  },
}

export const search: Kind = {
  tool: 'search',
  ask: async ({ api, products }) => {
    const text = products[0]?.title ?? ''
    const found = await api('search-read', { query: { search: text } })
    return {
      input: { text },
      expected: {
        is_found: true,
        products: {
          total: found.products.meta.total,
          results: found.products.data.map(({ title }) => some({ title })),
        },
        documents: some({ total: found.documents.meta.total }),
      },
    }
  },
}
