import { defaultLocale, localesOtherThan } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { Product } from '@vitrine/demo'
import type { Loading } from './loading.ts'

/** Key of a product's drawing in a language. */
export const drawingKey = (product: Product, language: Locale): string =>
  `drawing ${product.key} ${language}`

/** Key of a product's drawing for CAD programs. */
export const dxfKey = (product: Product): string => `dxf ${product.key}`

async function loadDxf(loading: Loading, product: Product): Promise<void> {
  const { company, languages, payload } = loading
  const drawing = company.drawingDxf?.(product.key)
  if (drawing === undefined) return
  const title = (locale: Locale) => drawing.title[languages.textsFor(locale)] ?? ''
  const data = Buffer.from(drawing.dxf)
  const { id } = await payload.create({
    collection: 'files',
    locale: defaultLocale,
    depth: 0,
    file: {
      data,
      name: `${title(defaultLocale)}.dxf`,
      mimetype: 'application/dxf',
      size: data.length,
    },
    data: {
      title: title(defaultLocale),
      kind: 'drawing',
      // the drawing is to scale for one part number
      part_numbers: drawing.partNumber,
      revision: 'A',
      date: `${company.firstRevisionDate}T12:00:00.000Z`,
    },
  })
  for (const locale of localesOtherThan(defaultLocale))
    await payload.update({ collection: 'files', id, locale, data: { title: title(locale) } })
  loading.know('files', dxfKey(product), id)
}

async function loadDrawing(loading: Loading, product: Product, language: Locale): Promise<void> {
  const { company, languages } = loading
  const drawing = company.drawing?.(product.key, languages.textsFor(language))
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
      date: `${company.firstRevisionDate}T12:00:00.000Z`,
    },
  })
  loading.know('files', drawingKey(product, language), id)
}

/** One drawing per product and language, generated from the variants' values, and one DXF file. */
export async function loadDrawings(loading: Loading): Promise<void> {
  const { company, languages } = loading
  await loading.each(
    company.products.flatMap((product) =>
      languages.fileLocales.map((language) => ({ product, language })),
    ),
    ({ product, language }) => loadDrawing(loading, product, language),
  )
  await loading.each(company.products, (product) => loadDxf(loading, product))
}
