import { expect, test } from 'vitest'
import type { Consequences, DocumentConsequences } from '#src/changes/consequence-shapes.ts'
import { takenConsequences } from './taken-consequences.ts'

const document = (more: Partial<DocumentConsequences>): DocumentConsequences => ({
  site: 'read',
  languages: ['br'],
  waiting: [],
  outdated: {},
  deleted: {},
  ...more,
})
const lacking = (key: string) => ({ key, title: key, href: null, lacks: ['NCM'], moreLacks: 0 })

const consequences: Consequences = {
  documents: {
    'products 1': document({
      languages: ['br', 'en'],
      outdated: { en: 2 },
      deleted: { '': 1, 'variants/A%200': 3 },
    }),
    'products 2': document({ waiting: ['es'], outdated: { en: 1 } }),
    'products 3': document({ site: 'unread', languages: [] }),
    'products 4': document({ site: 'leaves' }),
  },
  incomplete: [lacking('products 1'), lacking('products 2')],
  moreIncomplete: 0,
}

test('figures are those of all documents', () => {
  expect(takenConsequences(consequences)).toMatchObject({
    read: 2,
    readIn: [
      { locale: 'br', count: 2 },
      { locale: 'en', count: 1 },
    ],
    unread: 1,
    leaving: 1,
    waiting: [{ locale: 'es', count: 1 }],
    outdated: [{ locale: 'en', count: 3 }],
    deleted: 4,
    incomplete: { count: 2 },
  })
})

test('a document that is left out has none', () => {
  expect(takenConsequences(consequences, new Set(['products 1']))).toMatchObject({
    read: 1,
    readIn: [{ locale: 'br', count: 1 }],
    outdated: [{ locale: 'en', count: 1 }],
    deleted: 0,
    incomplete: { count: 1, listed: [{ key: 'products 2' }] },
  })
})

test('a row that is left out deletes nothing', () => {
  const left = new Set(['products 1 variants/A%200'])
  expect(takenConsequences(consequences, left)).toMatchObject({ read: 2, deleted: 1 })
})
