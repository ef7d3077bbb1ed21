import { fileURLToPath } from 'node:url'
import { defaultLocale, localeCodes } from '@vitrine/contract/locales'
import type { Locale as DemoLocale } from '@vitrine/demo'
import { demoLocale, fileLocales } from './languages.ts'
import {
  categories,
  firstRevisionDate,
  partDrawn,
  products,
  subcategories,
  synonyms,
} from '@vitrine/demo'
import type { Product } from '@vitrine/demo'
import { titled } from './loading.ts'
import type { Loading } from './loading.ts'
import { drawingKey } from './drawings.ts'

export async function loadCategories(loading: Loading): Promise<void> {
  await loading.each(categories.entries(), ([position, category]) =>
    loading.save('categories', category.key, (locale) => ({
      ...titled(category, locale),
      position,
      main_image: loading.picture(category.picture),
    })),
  )
  await loading.each(subcategories.entries(), async ([position, subcategory]) => {
    const first = products.find((product) => product.subcategory === subcategory.key)?.pictures[0]
    await loading.save('subcategories', subcategory.key, (locale) => ({
      ...titled(subcategory, locale),
      position,
      category: loading.id('categories', subcategory.category),
      ...(first ? { main_image: loading.picture(first.picture) } : {}),
      attributes: subcategory.attributes.map((attribute) => ({
        ...attribute,
        label: attribute.label[locale],
        choices: (attribute.choices ?? []).map((choice) => ({
          value: choice.value,
          label: choice.label[locale],
        })),
      })),
    }))
  })
}

/** One file per document and locale, shared by the products that reference it. */
export async function loadDocuments(loading: Loading): Promise<void> {
  const documents = new Map(
    products
      .flatMap((product) => product.documents)
      .map((document) => [document.file.br, document]),
  )
  for (const document of documents.values()) {
    for (const language of fileLocales) {
      const file = await loading.payload.create({
        collection: 'files',
        locale: defaultLocale,
        filePath: fileURLToPath(
          import.meta.resolve(`@vitrine/demo/files/${document.file[demoLocale(language)]}`),
        ),
        data: {
          title: document.title[demoLocale(defaultLocale)],
          kind: document.kind,
          language,
          date: `${firstRevisionDate}T12:00:00.000Z`,
        },
      })
      for (const locale of localeCodes)
        await loading.payload.update({
          collection: 'files',
          id: file.id,
          locale,
          data: { title: document.title[demoLocale(locale)] },
        })
      loading.know('files', document.file[demoLocale(language)], file.id)
    }
  }
}

const dataOf = (loading: Loading, product: Product, position: number) => (locale: DemoLocale) => ({
  ...titled(product, locale),
  position,
  family: product.family,
  subcategory: loading.id('subcategories', product.subcategory),
  text: loading.text(product.description, locale),
  highlights: product.highlights.map((highlight) => ({
    label: highlight.label[locale],
    value: highlight.value[locale],
  })),
  pictures: product.pictures.map(({ picture }) => loading.picture(picture)),
  documents: [
    ...(partDrawn(product) === undefined
      ? []
      : fileLocales.map((language) => loading.id('files', drawingKey(product, language)))),
    ...product.documents.flatMap((document) =>
      fileLocales.map((language) => loading.id('files', document.file[demoLocale(language)])),
    ),
  ],
  variants: product.variants.map(({ partNumber, values, packing, gtin }) => ({
    part_number: partNumber,
    values: {
      ...values,
      ...(packing === undefined ? {} : { packing }),
      ...(gtin === undefined ? {} : { gtin }),
    },
  })),
  ...(product.ncm === undefined ? {} : { ncm: product.ncm }),
  ...(product.video ? { video: { code: product.video, title: product.title[locale] } } : {}),
})

export async function loadSynonyms(loading: Loading): Promise<void> {
  for (const language of fileLocales)
    for (const [position, { locale, words, meaning = [] }] of synonyms.entries())
      if (locale === demoLocale(language))
        await loading.saveOnce('synonyms', `${language} ${position}`, {
          language,
          words: words.join(', '),
          meaning: meaning.join(', '),
        })
}

/** Relations between products are saved with the last locale, when all products exist. */
export async function loadProducts(loading: Loading): Promise<void> {
  const last = localeCodes.slice(-1)
  // a single locale is saved twice
  const before = localeCodes.length === 1 ? localeCodes : localeCodes.slice(0, -1)
  const named = (keys: readonly string[]): number[] =>
    keys.map((key) => loading.id('products', key))
  await loading.each(products.entries(), ([position, product]) =>
    loading.save('products', product.key, dataOf(loading, product, position), before),
  )
  await loading.each(products.entries(), ([position, product]) => {
    const data = dataOf(loading, product, position)
    return loading.save(
      'products',
      product.key,
      (locale) => ({
        ...data(locale),
        related: named(product.related),
        tools: named(product.tools ?? []),
      }),
      last,
    )
  })
}
