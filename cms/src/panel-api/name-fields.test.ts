import type { Field } from 'payload'
import { expect, it } from 'vitest'
import { pathInWords } from './name-fields.ts'

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
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  { type: 'group', name: 'seo', label: { pt: 'Busca', en: 'Search' }, fields: [] },
] as unknown as Field[]

it.each([
  ['title', 'en', 'Title'],
  ['scope.0.part_numbers', 'pt', 'Produtos 1 > Códigos'],
  ['scope.11.part_numbers', 'en', 'Products 12 > Codes'],
  ['seo.unknown', 'en', 'Search'],
  ['unknown', 'en', 'unknown'],
  ['0', 'en', '0'],
])('%s in %s is %s', (path, language, words) =>
  expect(pathInWords(fields, path, language)).toBe(words),
)
