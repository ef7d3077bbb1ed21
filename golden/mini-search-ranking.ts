import MiniSearch from 'minisearch'
import type { CatalogueDocument } from './catalogue.ts'
import type { Rank } from './ranking.ts'

const shown = (value: unknown): string =>
  Array.isArray(value) ? value.join(' ') : typeof value === 'boolean' ? '' : String(value)

/**
 * Text of the variants as a reader sees them: part number, GTIN, values with labels of choices and
 * units.
 */
const variantsOf = ({ attributes, variants }: CatalogueDocument): string =>
  variants
    .map(({ partNumber, gtin, values }) =>
      [
        partNumber,
        gtin ?? '',
        ...attributes.map(({ key, unit, choices }) => {
          const value = values[key] ?? ''
          const label = choices.find((choice) => choice.value === value)?.label
          return value === '' ? '' : `${label ?? shown(value)} ${unit ?? ''}`
        }),
      ].join(' '),
    )
    .join('\n')

/**
 * MiniSearch with its defaults, fuzzy 0.2 and prefixes: baseline of an embedded engine without
 * configuration.
 */
export function miniSearchRanking(documents: readonly CatalogueDocument[]): Rank {
  const engine = new MiniSearch<Record<string, string>>({
    idField: 'family',
    fields: ['title', 'category', 'subcategory', 'summary', 'highlights', 'text', 'variants'],
    searchOptions: { fuzzy: 0.2, prefix: true },
  })
  engine.addAll(
    documents.map((document) => ({
      family: document.family,
      title: document.title,
      category: document.category,
      subcategory: document.subcategory,
      summary: document.summary,
      highlights: document.highlights,
      text: document.text,
      variants: variantsOf(document),
    })),
  )
  return (text) => engine.search(text).map(({ id }) => String(id))
}
