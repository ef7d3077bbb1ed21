import { fileURLToPath } from 'node:url'
import { defaultLocale, localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { noteKey } from '#src/content/cross-references/declaration.ts'
import { columnKeys, reasonKey } from '#src/content/life-cycle/stored-life.ts'
import type { Product, ProductDocument, Variant } from '@vitrine/demo'
import { safetyTexts } from '#src/translation/safety-texts.ts'
import { titled } from './loading.ts'
import type { Loading } from './loading.ts'
import { drawingKey, dxfKey } from './drawings.ts'
import { modelsOf } from './models.ts'

export async function loadCategories(loading: Loading): Promise<void> {
  const { categories, products, subcategories } = loading.company
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
      attributes: subcategory.attributes.map(({ xLabel, xUnit, ...attribute }) => ({
        ...attribute,
        label: attribute.label[locale],
        x_label: xLabel?.[locale],
        x_unit: xUnit,
        choices: (attribute.choices ?? []).map(({ value, label, color, picture }) => ({
          value,
          label: label[locale],
          color,
          picture: picture === undefined ? undefined : loading.picture(picture),
        })),
      })),
    }))
  })
}

/** One file per document and locale, shared by the products that reference it. */
export async function loadDocuments(loading: Loading): Promise<void> {
  const { languages, company } = loading
  const documents = new Map(
    company.products
      .flatMap((product) => product.documents)
      .map((document) => [JSON.stringify(document.file), document]),
  )
  for (const document of documents.values()) {
    const title = (locale: Locale) => document.title[languages.textsFor(locale)] ?? ''
    for (const language of languages.fileLocales) {
      const name = document.file[languages.textsFor(language)] ?? ''
      const file = await loading.payload.create({
        collection: 'files',
        locale: defaultLocale,
        filePath: fileURLToPath(new URL(name, company.fileFolder)),
        data: {
          title: title(defaultLocale),
          kind: document.kind,
          revision: document.revision ?? null,
          language,
          date: `${company.firstRevisionDate}T12:00:00.000Z`,
        },
      })
      for (const locale of localeCodes)
        await loading.payload.update({
          collection: 'files',
          id: file.id,
          locale,
          data: { title: title(locale) },
        })
      loading.know('files', name, file.id)
    }
  }
}

/** Ids of the documents' files in the languages of the company. */
export const filesOf = (loading: Loading, documents: readonly ProductDocument[]): number[] =>
  documents.flatMap((document) =>
    loading.languages.fileLocales.map((language) =>
      loading.id('files', document.file[loading.languages.textsFor(language)] ?? ''),
    ),
  )

/**
 * Life cycle of a part number as cells of its row; without the successor until all part numbers are
 * loaded (`complete`).
 */
function lifeCells({ lifeCycle: life }: Variant, loading: Loading, complete: boolean) {
  if (!life) return {}
  const { state, since, until, lastOrder, lastDelivery, reason, successor } = life
  const cells: [string, string | undefined][] = [
    [columnKeys.state, state],
    [columnKeys.since, since],
    [columnKeys.until, until],
    [columnKeys.lastOrder, lastOrder],
    [columnKeys.lastDelivery, lastDelivery],
    [columnKeys.successor, complete ? successor : undefined],
    ...localeCodes.map((locale): [string, string | undefined] => [
      reasonKey(locale),
      reason?.[loading.languages.textsFor(locale)],
    ]),
  ]
  return Object.fromEntries(cells.filter(([, cell]) => cell !== undefined))
}

const noon = (day: string | undefined) => (day === undefined ? null : `${day}T12:00:00.000Z`)

/** Life cycle of a product as values of its fields. */
const lifeFields = (loading: Loading, { lifeCycle: life }: Product, complete: boolean) =>
  life
    ? (locale: string) => ({
        life_cycle: {
          state: life.state,
          since: noon(life.since),
          until: noon(life.until),
          last_order: noon(life.lastOrder),
          last_delivery: noon(life.lastDelivery),
          reason: life.reason?.[locale] ?? null,
          successor_product:
            complete && life.successor ? loading.id('products', life.successor) : null,
        },
      })
    : () => ({})

/** Data of a product; `complete`: true to include references to other products. */
const dataOf =
  (loading: Loading, product: Product, position: number, complete = false) =>
  (locale: string) => ({
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
      ...loading.languages.fileLocales
        .map((language) => drawingKey(product, language))
        .filter((key) => loading.knows('files', key))
        .map((key) => loading.id('files', key)),
      ...[dxfKey(product)]
        .filter((key) => loading.knows('files', key))
        .map((key) => loading.id('files', key)),
      ...modelsOf(loading, product),
      ...filesOf(loading, product.documents),
    ],
    ...lifeFields(loading, product, complete)(locale),
    variants: product.variants.map(({ partNumber, values, packing, gtin, ...variant }) => ({
      part_number: partNumber,
      values: {
        ...values,
        ...(packing === undefined ? {} : { packing }),
        ...(gtin === undefined ? {} : { gtin }),
        ...lifeCells({ partNumber, values, ...variant }, loading, complete),
      },
    })),
    curves: (product.curves ?? []).map(({ key, partNumber, series }) => ({
      key,
      part_number: partNumber ?? null,
      series,
    })),
    ...(product.ncm === undefined ? {} : { ncm: product.ncm }),
    ...(product.video ? { video: { code: product.video, title: product.title[locale] } } : {}),
  })

export async function loadSynonyms(loading: Loading): Promise<void> {
  const { languages, company } = loading
  for (const language of languages.fileLocales)
    for (const [position, { locale, words, meaning = [] }] of company.synonyms.entries())
      if (locale === languages.textsFor(language))
        await loading.saveOnce('synonyms', `${language} ${position}`, {
          language,
          words: words.join(', '),
          meaning: meaning.join(', '),
        })
}

/** Rules of completeness; those of subcategories by their ids. */
export async function loadCompleteness(loading: Loading): Promise<void> {
  const { completeness } = loading.company
  if (!completeness) return
  await loading.payload.updateGlobal({
    slug: 'completeness',
    data: {
      rules: {
        collections: completeness.collections,
        subcategories: Object.fromEntries(
          Object.entries(completeness.subcategories).map(([key, needs]) => [
            String(loading.id('subcategories', key)),
            needs,
          ]),
        ),
      },
    },
  })
}

/** Safety texts of the company. */
export async function loadSafetyTexts({ company, payload }: Loading): Promise<void> {
  const safety = (company.safetyTexts ?? []).flatMap(({ text, behavior }) =>
    safetyTexts.filter((known) => known === text).map((known) => ({ text: known, behavior })),
  )
  if (safety.length > 0) await payload.updateGlobal({ slug: 'language-rules', data: { safety } })
}

/** Columns of the tooling; loaded before the products whose rows use them. */
export async function loadTooling(loading: Loading): Promise<void> {
  const { tooling } = loading.company
  if (!tooling) return
  await loading.saveGlobal('tooling', (locale) => ({
    columns: tooling.columns.map((column) => ({
      ...column,
      label: column.label[locale],
      choices: (column.choices ?? []).map(({ value, label }) => ({ value, label: label[locale] })),
    })),
    questions: tooling.questions,
  }))
}

/**
 * Loads the products. References between products are saved with the last locale, when all products
 * exist.
 */
export async function loadProducts(loading: Loading): Promise<void> {
  const { products } = loading.company
  const last = localeCodes.slice(-1)
  // with a single locale, products are saved twice
  const before = localeCodes.length === 1 ? localeCodes : localeCodes.slice(0, -1)
  const named = (keys: readonly string[]): number[] =>
    keys.map((key) => loading.id('products', key))
  await loading.each(products.entries(), ([position, product]) =>
    loading.save('products', product.key, dataOf(loading, product, position), before),
  )
  await loading.each(products.entries(), ([position, product]) => {
    const data = dataOf(loading, product, position, true)
    return loading.save(
      'products',
      product.key,
      (locale) => ({
        ...data(locale),
        related: named(product.related),
        tooling: (product.tooling ?? []).map(({ partNumber, values }) => ({
          part_number: partNumber,
          values,
        })),
      }),
      last,
    )
  })
}

/** Other makers with their numbers; loaded after the products that replace them. */
export async function loadOtherMakers(loading: Loading): Promise<void> {
  const { languages, company } = loading
  for (const { name, aliases, references } of company.otherMakers ?? [])
    await loading.saveOnce('other-makers', name, {
      name,
      aliases: aliases ?? '',
      references: references.map(({ number, ours, grade, note, source, checkedOn }) => ({
        part_number: number,
        values: {
          ours,
          grade,
          source,
          checked_on: checkedOn,
          ...Object.fromEntries(
            localeCodes.flatMap((locale) => {
              const text = note?.[languages.textsFor(locale)]
              return text === undefined ? [] : [[noteKey(locale), text]]
            }),
          ),
        },
      })),
      _status: 'published',
    })
}
