import type { Locale } from '@vitrine/contract/locales'
import type { Product } from '@vitrine/demo'
import type { Loading } from './loading.ts'

/** Key of a product's drawing in a language. */
export const drawingKey = (product: Product, language: Locale): string =>
  `drawing ${product.key} ${language}`

async function loadDrawing(loading: Loading, product: Product, language: Locale): Promise<void> {
  const { house, languages } = loading
  const drawing = house.drawing?.(product.key, languages.textsFor(language))
  if (drawing === undefined) return
  const data = Buffer.from(drawing.svg)
  const { id } = await loading.payload.create({
    // the file has a title in its own language only
    collection: 'files',
    locale: language,
    depth: 0,
    file: { data, name: `${drawing.title}.svg`, mimetype: 'image/svg+xml', size: data.length },
    data: {
      title: drawing.title,
      kind: 'drawing',
      language,
      date: `${house.firstRevisionDate}T12:00:00.000Z`,
    },
  })
  loading.know('files', drawingKey(product, language), id)
}

/** One drawing per product and language, generated from the variants' values. */
export async function loadDrawings(loading: Loading): Promise<void> {
  const { house, languages } = loading
  await loading.each(
    house.products.flatMap((product) =>
      languages.fileLocales.map((language) => ({ product, language })),
    ),
    ({ product, language }) => loadDrawing(loading, product, language),
  )
}
