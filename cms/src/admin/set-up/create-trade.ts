import { defaultLocale, localeCodes, localesOtherThan } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { PayloadRequest } from 'payload'
import { isWrittenIn } from '#src/publishing/languages/states.ts'
import { fieldsOf, readDraft } from '#src/publishing/languages/store.ts'
import { setUpTradesTexts } from '#texts/set-up-trades.js'
import { attributesOf } from './trades.ts'
import type { Trade } from './trades.ts'

/**
 * Creates the category and the subcategory of a trade, with its attributes, as drafts in all
 * locales. Returns the subcategory's id; undefined if a category has that title in the default
 * locale.
 */
export async function createTrade(req: PayloadRequest, trade: Trade): Promise<number | undefined> {
  const { payload } = req
  const textsOf = (locale: Locale) => setUpTradesTexts[locale].trades[trade]
  const { totalDocs } = await payload.count({
    collection: 'categories',
    where: { title: { equals: textsOf(defaultLocale).category } },
    locale: defaultLocale,
    overrideAccess: true,
  })
  if (totalDocs > 0) return undefined
  const draft = { draft: true, depth: 0, overrideAccess: true, req } as const
  const category = await payload.create({
    collection: 'categories',
    locale: defaultLocale,
    data: { title: textsOf(defaultLocale).category, _status: 'draft' },
    ...draft,
  })
  const subcategory = await payload.create({
    collection: 'subcategories',
    locale: defaultLocale,
    data: {
      title: textsOf(defaultLocale).subcategory,
      category: category.id,
      attributes: attributesOf(trade, setUpTradesTexts[defaultLocale]),
      _status: 'draft',
    },
    ...draft,
  })
  for (const locale of localesOtherThan(defaultLocale)) {
    await payload.update({
      collection: 'categories',
      id: category.id,
      locale,
      data: { title: textsOf(locale).category, _status: 'draft' },
      ...draft,
    })
    await payload.update({
      collection: 'subcategories',
      id: subcategory.id,
      locale,
      data: {
        title: textsOf(locale).subcategory,
        // rows that the default locale created, with the labels of this locale
        attributes: attributesOf(trade, setUpTradesTexts[locale]).map((attribute, row) => {
          const stored = subcategory.attributes?.[row]
          return {
            ...attribute,
            ...(stored?.id ? { id: stored.id } : {}),
            choices: attribute.choices.map((choice, index) => {
              const id = stored?.choices?.[index]?.id
              return id ? { ...choice, id } : choice
            }),
          }
        }),
        _status: 'draft',
      },
      ...draft,
    })
  }
  return subcategory.id
}

/**
 * Publishes the categories and subcategories that were never published, in all locales in which
 * they have texts. Returns their number.
 *
 * @throws {ValidationError} For a draft that lacks a field required for publication.
 */
export async function publishDrafts(req: PayloadRequest): Promise<number> {
  const { payload } = req
  let published = 0
  // categories first: a subcategory refers to its category
  for (const collection of ['categories', 'subcategories'] as const) {
    const { docs } = await payload.find({
      collection,
      where: { _status: { equals: 'draft' } },
      depth: 0,
      pagination: false,
      overrideAccess: true,
      req,
    })
    for (const { id } of docs) {
      const entity = { collection, id: Number(id) }
      const draft = (await readDraft(req, entity)) ?? {}
      const fields = fieldsOf(payload, entity)
      for (const locale of localeCodes.filter((code) => isWrittenIn(fields, draft, code)))
        await payload.update({
          ...entity,
          locale,
          data: { _status: 'published' },
          depth: 0,
          overrideAccess: true,
          req,
        })
    }
    published += docs.length
  }
  return published
}
