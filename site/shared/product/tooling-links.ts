import type { Answer } from '@vitrine/contract/client'
import type { Locale } from '@vitrine/configuration/locales'
import type { ProductCard, ToolingWords } from '@vitrine/contract/shapes/types'
import { productPath } from '#shared/routes/detail-paths.ts'
import { writeQuery } from '#shared/routes/query-names.ts'
import { routePath } from '#shared/routes/table.ts'

type Words = Pick<ToolingWords, 'parts' | 'products'>

/** Product of a part number; undefined if it has no page. */
export const productOfPart = (
  { parts, products }: Words,
  code: string,
): ProductCard | undefined => {
  const id = parts.find(({ part_number: partNumber }) => partNumber === code)?.product
  return products.find((product) => product.id === id)
}

/** Title of a part number's product; undefined if it has no page. */
export const titleOfPart = (
  { parts }: Pick<ToolingWords, 'parts'>,
  code: string,
): string | undefined => parts.find(({ part_number: partNumber }) => partNumber === code)?.title

/** Path of a part number of a product. */
export const pathOfPart = (product: ProductCard, code: string, locale: Locale): string =>
  productPath({ ...product, matched_part_number: code }, locale)

/** Links of table cells, by part number and column. */
export type CellLinks = Record<string, Record<string, { label: string; href: string }[]>>

/** Links to the tooling of each part number, in the columns whose key is that of a role. */
export function cellLinks(
  { attributes, tooling }: Pick<Answer<'product-read'>, 'attributes' | 'tooling'>,
  locale: Locale,
): CellLinks {
  const links: CellLinks = {}
  for (const { part_number: code, parts } of tooling.rows)
    for (const { key } of attributes)
      for (const label of parts[key] ?? []) {
        const product = productOfPart(tooling, label)
        const cell = ((links[code] ??= {})[key] ??= [])
        if (product && !cell.some((link) => link.label === label))
          cell.push({ label, href: pathOfPart(product, label, locale) })
      }
  return links
}

/** Path of the tooling page with filters. */
export const toolingPath = (locale: Locale, filter: readonly string[], page = 1): string =>
  routePath('tooling', locale) +
  writeQuery({ filter, page: page > 1 ? String(page) : undefined }, locale)
