import { expect, test } from 'vitest'
import type { Block } from '@vitrine/contract/shapes/types'
import { home } from '../../../test/fixtures/answers.ts'
import { blocksJson } from './blocks-json.ts'

const base = { title: 'T', ground: 'plain', text_locale: null } as const
const questions = (id: string, title: string): Block => ({
  ...base,
  id,
  kind: 'questions',
  questions: [{ title, text: `${title} answered` }],
})

const jsonOf = (blocks: Block[]) =>
  blocksJson(
    { blocks, date: '2026-11-12T12:00:00.000Z' },
    { locale: 'br' },
    (path) => `https://site.test${path}`,
  )

test('states the questions of all blocks as one FAQ page', () => {
  expect(jsonOf([questions('a', 'Why?'), questions('b', 'How?')])).toMatchObject([
    {
      '@type': 'FAQPage',
      mainEntity: [
        { name: 'Why?', acceptedAnswer: { text: 'Why? answered' } },
        { name: 'How?', acceptedAnswer: { text: 'How? answered' } },
      ],
    },
  ])
})

test('states videos and lists with absolute addresses, and nothing of an empty block', () => {
  const { most_accessed_products: products } = home('br')
  const json = jsonOf([
    {
      ...base,
      id: 'v',
      kind: 'video',
      text: '',
      video: { id: 'abcdefghijk', title: 'V', poster: null },
    },
    { ...base, id: 'p', kind: 'products', text: '', products, total: 2, action: null },
    { ...base, id: 'n', kind: 'news', text: '', news: [], action: null },
    { ...base, id: 'q', kind: 'questions', questions: [] },
    { ...base, id: 'd', kind: 'divider' },
  ])
  expect(json).toMatchObject([
    { '@type': 'VideoObject', name: 'V', uploadDate: '2026-11-12T12:00:00.000Z' },
    { '@type': 'ItemList', numberOfItems: products.length },
  ])
  expect(JSON.stringify(json[1])).toContain('"url":"https://site.test/')
})
