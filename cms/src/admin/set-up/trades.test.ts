import { localeCodes } from '@vitrine/configuration/locales'
import { describe, expect, it } from 'vitest'
import { problemOfLimit } from '#src/content/limits/limit-problems.ts'
import { setUpTradesTexts } from '#texts/set-up-trades.js'
import { attributesIn, categoriesOf, offeredOf, trades } from './trades.ts'
import type { Trade } from './trades.ts'

const names = Object.keys(trades) as Trade[]
const subcategoriesOf = (trade: Trade) =>
  categoriesOf(trade).flatMap(({ subcategories }) => subcategories)

const twice = (keys: readonly string[]) => keys.filter((key, at) => keys.indexOf(key) !== at)

describe.each(names)('the trade %s', (trade) => {
  it('has several subcategories, each once, but for the empty one', () => {
    const keys = subcategoriesOf(trade).map(({ key }) => key)
    expect(twice(keys)).toEqual([])
    expect(twice(categoriesOf(trade).map(({ key }) => key))).toEqual([])
    expect(keys.length > 2).toBe(trade !== 'empty')
  })

  it('has attributes with labels, choices and limits that the editor accepts, in every language', () => {
    for (const { attributes } of subcategoriesOf(trade))
      for (const locale of localeCodes) {
        const rows = attributesIn(attributes, setUpTradesTexts[locale])
        expect(twice(rows.map(({ key }) => key))).toEqual([])
        for (const { key, label, type, choices, limits } of rows) {
          expect([key, label]).toEqual([
            expect.stringMatching(/^[a-z][a-z-]*$/i),
            expect.any(String),
          ])
          expect(twice(choices.map(({ value }) => value))).toEqual([])
          expect(choices.map(({ label: own }) => own)).not.toContain('')
          expect(choices.length > 0, key).toBe(type === 'choice')
          const attribute = rows.find((row) => row.key === key)
          for (const limit of limits)
            for (const part of ['kind', 'number', 'other'] as const)
              expect(
                problemOfLimit(part, { limit, attribute, attributes: rows }),
                `${key} ${limit.kind} ${part}`,
              ).toBeUndefined()
        }
      }
  })
})

it('is offered with its titles in all languages, and what an attribute measures or can be', () => {
  const [, valves] = offeredOf('fluid', 'en')
  expect(valves).toMatchObject({
    name: 'Valves',
    titles: { br: 'Válvulas', en: 'Valves', es: 'Válvulas' },
  })
  const [ball] = valves?.subcategories ?? []
  expect(ball?.attributes.slice(0, 2)).toEqual([
    {
      key: 'nominalDiameter',
      label: 'Nominal diameter',
      detail: expect.stringMatching(/^DN 15, /),
    },
    {
      key: 'connectionType',
      label: 'Type of connection',
      detail: expect.stringMatching(/^Threaded, /),
    },
  ])
})
