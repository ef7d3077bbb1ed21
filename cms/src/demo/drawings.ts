import type { Locale } from '@vitrine/contract/locales'
import { drawingOf, drawingTitle, firstRevisionDate, products, subcategories } from '@vitrine/demo'
import type { Product } from '@vitrine/demo'
import { demoLocale, fileLocales } from './languages.ts'
import type { Loading } from './loading.ts'

/** Key of a product's drawing in a language. */
export const drawingKey = (product: Product, language: Locale): string =>
  `drawing ${product.key} ${language}`

async function loadDrawing(loading: Loading, product: Product, language: Locale): Promise<void> {
  const attributes = subcategories.find(({ key }) => key === product.subcategory)?.attributes ?? []
  const [svg, title] = [
    drawingOf({ product, attributes, locale: demoLocale(language) }),
    drawingTitle(product),
  ]
  if (svg === undefined || title === undefined) return
  const data = Buffer.from(svg)
  const { id } = await loading.payload.create({
    // the file has a title in its own language only
    collection: 'files',
    locale: language,
    depth: 0,
    file: {
      data,
      name: `${title[demoLocale(language)]}.svg`,
      mimetype: 'image/svg+xml',
      size: data.length,
    },
    data: {
      title: title[demoLocale(language)],
      kind: 'drawing',
      language,
      date: `${firstRevisionDate}T12:00:00.000Z`,
    },
  })
  loading.know('files', drawingKey(product, language), id)
}

/** One drawing per product and language, generated from the variants' values. */
export async function loadDrawings(loading: Loading): Promise<void> {
  await loading.each(
    products.flatMap((product) => fileLocales.map((language) => ({ product, language }))),
    ({ product, language }) => loadDrawing(loading, product, language),
  )
}
