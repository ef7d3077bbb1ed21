import { fileURLToPath } from 'node:url'
import { defaultLocale, localesOtherThan } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { Product } from '@vitrine/demo'
import type { Loading } from './loading.ts'

/** Ids of the models of a product's part numbers. */
export const modelsOf = (loading: Loading, product: Product): number[] =>
  (loading.company.models ?? [])
    .filter((model) => model.product === product.key)
    .map(({ file }) => loading.id('files', file))

/** 3D models of part numbers, the same for all languages. */
export async function loadModels(loading: Loading): Promise<void> {
  const { company, languages, payload } = loading
  await loading.each(company.models ?? [], async ({ partNumber, title, file }) => {
    const titleIn = (locale: Locale) => title[languages.textsFor(locale)] ?? ''
    const { id } = await payload.create({
      collection: 'files',
      locale: defaultLocale,
      depth: 0,
      filePath: fileURLToPath(new URL(file, company.fileFolder)),
      data: {
        title: titleIn(defaultLocale),
        kind: 'model',
        part_numbers: partNumber,
        revision: 'A',
        date: `${company.firstRevisionDate}T12:00:00.000Z`,
      },
    })
    for (const locale of localesOtherThan(defaultLocale))
      await payload.update({
        collection: 'files',
        id,
        locale,
        depth: 0,
        data: { title: titleIn(locale) },
      })
    loading.know('files', file, id)
  })
}
