/** @search @suggestions */
import type { Answer } from '@vitrine/contract/client'
import { describe, expect, it } from 'vitest'
import { call } from './support/api.ts'

const suggest = async (text: string, locale = 'br') =>
  (
    await call<Answer<'search-suggest'>>(`/web/search/suggest?search=${encodeURIComponent(text)}`, {
      locale,
    })
  ).body

describe('suggestions while a text is typed', () => {
  it.each(['TC', 'TC-50', 'tc50', 'tc 50 1'])(
    'offers the part numbers that begin with %s',
    async (text) => {
      const { part_numbers } = await suggest(text)
      expect(part_numbers[0]?.part_number).toMatch(/^TC-/)
      expect(part_numbers[0]?.product.category?.slug).toBe('terminais-em-portugues')
    },
  )
  it.each(['bim', 'bimet', 'cobre bimet'])(
    'offers products while the last word of %s is typed',
    async (text) =>
      expect((await suggest(text)).products.map(({ title }) => title)).toContain(
        'Terminal bimetálico em português',
      ),
  )
  it('leaves out the beginning of a word that answers nothing', async () =>
    expect((await suggest('terminal bimetálico w')).products.map(({ title }) => title)).toContain(
      'Terminal bimetálico em português',
    ))
  it.each(['br', 'en', 'es'])('offers categories and publications in %s', async (locale) => {
    expect((await suggest('terminais', locale)).categories.length).toBeGreaterThan(0)
    expect((await suggest('torque', locale)).publications.length).toBeGreaterThan(0)
  })
  it('offers nothing for a text that nothing answers', async () =>
    expect(await suggest('zzqqxx')).toEqual({
      redirect: null,
      part_numbers: [],
      products: [],
      categories: [],
      publications: [],
      near: [],
      near_equivalents: [],
      equivalents: [],
      makers: [],
    }))
  it.each(['TC-51-10', 'CT-50-10'])(
    'offers part numbers that are spelled like %s, which is none',
    async (text) => {
      const { part_numbers: found, near } = await suggest(text)
      expect([found, near[0]?.part_number.slice(0, 4)]).toEqual([[], 'TC-5'])
    },
  )
  it('offers no similar part numbers for the beginning of one', async () =>
    expect((await suggest('TC-50')).near).toEqual([]))
  it.each([
    ['cobre 48 mm²', ['35–50 mm²'], []],
    // 53.5 mm²
    ['cobre 1/0 AWG', ['50 mm²'], ['50 mm²']],
  ])('names the values that are only nearest to those of %s', async (text, values, nearest) => {
    const [part] = (await suggest(text)).part_numbers
    expect([part?.values, part?.nearest]).toEqual([values, nearest])
  })
  it('refuses an empty text', async () =>
    expect((await call('/web/search/suggest?search=')).status).toBe(422))
})

describe('a search that finds nothing', () => {
  const near = async (text: string) =>
    (await call<Answer<'search-read'>>(`/web/search?search=${encodeURIComponent(text)}`)).body.near
  it.each(['TC-51-10', 'TC5019'])(
    'offers the part numbers that are spelled like %s',
    async (text) => expect((await near(text))[0]?.part_number).toMatch(/^TC-5/),
  )
  it('offers no part number for words', async () => expect(await near('zzqqxx')).toEqual([]))
})
