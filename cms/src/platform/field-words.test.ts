import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { pathOfColumn, pathsOfDocuments, wordsOfPath } from './field-words.ts'

const fields = [
  { type: 'text', name: 'title', label: { pt: 'Título', en: 'Title' } },
  {
    type: 'tabs',
    tabs: [
      {
        label: 'Tab',
        fields: [
          {
            type: 'row',
            fields: [
              {
                type: 'array',
                name: 'scope',
                label: { pt: 'Produtos', en: 'Products' },
                fields: [
                  { type: 'textarea', name: 'part_numbers', label: { pt: 'Códigos', en: 'Codes' } },
                  { type: 'array', name: 'items', label: { pt: 'Itens', en: 'Items' }, fields: [] },
                ],
              },
            ],
          },
        ],
      },
      {
        name: 'menu',
        label: { pt: 'Menu', en: 'Menu' },
        fields: [{ type: 'relationship', name: 'page', relationTo: 'pages' }],
      },
    ],
  },
  {
    type: 'collapsible',
    label: 'Layout',
    fields: [{ type: 'group', name: 'seo', label: { pt: 'Busca', en: 'Search' }, fields: [] }],
  },
  { type: 'upload', name: 'pictures', relationTo: 'media', hasMany: true },
  { type: 'json', name: 'variants', label: { pt: 'Variantes', en: 'Variants' } },
  {
    type: 'email',
    name: 'email',
    label: ({ t }: { t: (key: string) => string }) => t('general:email'),
  },
] as unknown as Field[]

const reader = (language: string) =>
  ({ i18n: { language }, t: (key: string) => `[${key}]` }) as unknown as Parameters<
    typeof wordsOfPath
  >[2]

it.each([
  ['title', 'en', 'Title', true],
  ['scope', 'en', 'Products', true],
  ['scope.0.part_numbers', 'pt', 'Produtos 1 > Códigos', true],
  ['scope.11.part_numbers', 'en', 'Products 12 > Codes', true],
  ['scope.1.items.2', 'en', 'Products 2 > Items 3', true],
  ['menu.page', 'en', 'Menu > page', true],
  ['email', 'en', '[general:email]', true],
  ['variants.2.values.size', 'en', 'Variants 3', false],
  ['seo.unknown', 'en', 'Search', false],
  ['title.0', 'en', 'Title', false],
  ['unknown', 'en', '', false],
  ['0', 'en', '', false],
  ['', 'en', '', false],
])('%s in %s is %s', (path, language, words, whole) =>
  expect(wordsOfPath(fields, path, reader(language))).toEqual({ words, whole }),
)

describe('a column', () => {
  it.each([
    ['title', 'title'],
    ['menu_page_id', 'menu.page'],
    ['scope_part_numbers', undefined],
    ['lower(title)', undefined],
  ])('%s belongs to %s', (column, path) => expect(pathOfColumn(fields, column)).toBe(path))
})

it('documents of a collection belong to the fields that hold several', () =>
  expect([pathsOfDocuments(fields, 'media'), pathsOfDocuments(fields, 'pages')]).toEqual([
    ['pictures'],
    [],
  ]))
