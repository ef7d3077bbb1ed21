import type { ClientField } from 'payload'
import { describe, expect, test } from 'vitest'
import { languageEffects } from './document-changes.ts'
import { contentIn, editedFields } from './edited-fields.ts'

const fields = [
  { type: 'ui', name: 'notice' },
  {
    type: 'row',
    fields: [
      {
        type: 'collapsible',
        fields: [
          { type: 'text', name: 'title', localized: true, required: true },
          {
            type: 'row',
            fields: [
              { type: 'text', name: 'family' },
              { type: 'relationship', name: 'subcategory', relationTo: 'subcategories' },
            ],
          },
          { type: 'textarea', name: 'description', localized: true },
        ],
      },
      {
        type: 'collapsible',
        fields: [
          { type: 'json', name: 'variants' },
          {
            type: 'array',
            name: 'highlights',
            fields: [
              {
                type: 'row',
                fields: [{ type: 'text', name: 'label', localized: true }],
              },
              { type: 'number', name: 'place' },
            ],
          },
        ],
      },
      {
        type: 'collapsible',
        fields: [
          { type: 'text', name: 'slug', localized: true },
          {
            type: 'group',
            name: 'seo',
            fields: [{ type: 'text', name: 'title', localized: true }],
          },
          { type: 'text', name: 'secret', admin: { hidden: true } },
        ],
      },
    ],
  },
] as unknown as ClientField[]

const published = {
  _status: 'published',
  updatedAt: '2026-11-01T00:00:00Z',
  title: { br: 'Terminal', en: 'Lug' },
  description: { br: 'Cobre', en: 'Copper' },
  slug: { br: 'terminal', en: 'lug' },
  family: 'TC',
  subcategory: 3,
  variants: [
    { part_number: 'TC-1', values: { d: 10, w: 2 } },
    { part_number: 'TC-2', values: { d: 12 } },
  ],
  highlights: [{ id: 'a', label: { br: 'Leve', en: 'Light' }, place: 1 }],
  seo: { title: { br: 'T', en: null } },
}

type Values = Record<string, unknown>

const formValues = (change: Values = {}): Values => ({
  ...contentIn(fields, published, 'br'),
  ...change,
})

const effectsOf = (
  current: Values,
  { draft = published, form = 'br', visible = published as typeof published | null } = {},
) => {
  const effects = languageEffects(fields, { published: visible, draft }, current, {
    form: form as 'br',
    source: 'br',
    all: ['br', 'en', 'es'],
  })
  const pathsOf = (list: readonly { path: string }[]) => list.map(({ path }) => path)
  return Object.fromEntries(
    effects.map(({ locale, changes, seen, outdated, ...rest }) => [
      locale,
      { changes: pathsOf(changes), seen: pathsOf(seen), outdated: pathsOf(outdated), ...rest },
    ]),
  )
}

test('fields of a document: through rows, by groups, without those that nobody sees', () => {
  expect(editedFields(fields).map(({ path, section }) => `${section} ${path}`)).toEqual([
    '0 title',
    '0 family',
    '0 subcategory',
    '0 description',
    '1 variants',
    '1 highlights',
    '2 slug',
    '2 seo.title',
  ])
})

test('deleted values are counted: cells, those of removed rows, entries of lists, texts', () => {
  const current = formValues({
    description: '',
    family: 'TD',
    variants: [{ part_number: 'TC-1', values: { d: 11 } }],
    highlights: [],
  })
  const effects = languageEffects(fields, { published, draft: published }, current, {
    form: 'br',
    source: 'br',
    all: ['br'],
  })
  const changes = effects[0]?.changes ?? []
  expect(Object.fromEntries(changes.map(({ path, deleted }) => [path, deleted]))).toEqual({
    description: 1,
    family: 0,
    variants: 2,
    highlights: 1,
  })
})

describe('effects of a publication', () => {
  test('nothing where the form is what visitors read', () => {
    expect(effectsOf(formValues())).toMatchObject({
      br: { changes: [], seen: [], outdated: [], isPublic: true },
      en: { changes: [], seen: [], outdated: [], isPublic: true },
      es: { changes: [], seen: [], outdated: [], isPublic: false, isWritten: false },
    })
  })
  test('a text is seen in its language, and outdates its translations', () => {
    expect(effectsOf(formValues({ description: 'Cobre estanhado' }))).toMatchObject({
      br: { changes: ['description'], seen: ['description'] },
      en: { changes: [], seen: [], outdated: ['description'] },
      es: { outdated: [] },
    })
  })
  test('a translation that changed too is not outdated; an address never is', () => {
    const draft = { ...published, description: { br: 'Cobre', en: 'Tinned copper' } }
    expect(
      effectsOf(formValues({ description: 'Cobre estanhado', slug: 'outro' }), { draft }),
    ).toMatchObject({ en: { changes: ['description'], seen: [], outdated: [] } })
  })
  test('a translation outdates nothing', () => {
    const current = { ...contentIn(fields, published, 'en'), description: 'Tinned copper' }
    expect(effectsOf(current, { form: 'en' })).toMatchObject({
      en: { changes: ['description'] },
      br: { outdated: [], changes: [] },
    })
  })
  test('a value is seen in every public language', () => {
    expect(effectsOf(formValues({ family: 'TX' }))).toMatchObject({
      br: { seen: ['family'] },
      en: { seen: ['family'], outdated: [] },
      es: { seen: [] },
    })
  })
  test('a text of a row is of its language; another value of the row is of all', () => {
    const label = [{ id: 'a', label: 'Muito leve', place: 1 }]
    expect(effectsOf(formValues({ highlights: label })).en?.seen).toEqual([])
    const place = [{ id: 'a', label: 'Leve', place: 2 }]
    expect(effectsOf(formValues({ highlights: place })).en?.seen).toEqual(['highlights'])
  })
  test('a document that is not public has no visitors', () => {
    expect(effectsOf(formValues(), { visible: null })).toMatchObject({
      br: { isPublic: false, isWritten: true },
      en: { isPublic: false, seen: [], outdated: [] },
    })
  })
})

test('cells that differ are counted by part number; rows that come or go count once', () => {
  const variants = [
    { part_number: 'TC-2', values: { d: 13, w: 1 } },
    { part_number: 'TC-1', values: { d: 10, w: 2 } },
    { part_number: 'TC-3', values: { d: 1, w: 1 } },
  ]
  const [own] = languageEffects(fields, { published, draft: published }, formValues({ variants }), {
    form: 'br',
    source: 'br',
    all: ['br'],
  })
  expect(own?.changes.map(({ path, count }) => [path, count])).toEqual([['variants', 3]])
})
