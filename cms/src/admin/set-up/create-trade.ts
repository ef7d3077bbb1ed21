import { defaultLocale, localeCodes, localesOtherThan } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { PayloadRequest } from 'payload'
import { fieldIn } from '#src/admin/forms/form-answer.ts'
import type { FormFault } from '#src/admin/forms/form-answer.ts'
import { saveForm, textIn } from '#src/admin/forms/save-form.ts'
import type { FormFields } from '#src/admin/forms/save-form.ts'
import { titleMax } from '#src/content/fields/text-limits.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { isWrittenIn } from '#src/publishing/languages/states.ts'
import { fieldsOf, readDraft } from '#src/publishing/languages/store.ts'
import { setUpTexts } from '#texts/set-up.js'
import { setUpTradesTexts } from '#texts/set-up-trades.js'
import { tradeFields } from './trade-fields.ts'
import { attributesIn, categoriesOf } from './trades.ts'
import type { Trade } from './trades.ts'
import type { TradeAttribute } from './trades/attributes.ts'

const labels = labelsOf(setUpTexts)

type Titles = Readonly<Record<Locale, string>>

interface ChosenSubcategory {
  field: string
  titles: Titles
  attributes: TradeAttribute[]
}

interface ChosenCategory {
  field: string
  titles: Titles
  subcategories: ChosenSubcategory[]
}

/** Attributes without limits that compare them with one that is left out. */
function chosenAttributes(
  attributes: readonly TradeAttribute[],
  isChosen: (key: string) => boolean,
): TradeAttribute[] {
  const chosen = attributes.filter(({ key }) => isChosen(key))
  return chosen.map(({ limits = [], ...attribute }) => ({
    ...attribute,
    limits: limits.filter(
      ({ other }) => typeof other !== 'string' || chosen.some(({ key }) => key === other),
    ),
  }))
}

/** What a form chooses of a trade: a category for each with a subcategory. */
function chosenOf(trade: Trade, form: FormFields): ChosenCategory[] {
  const titlesOf = (field: string) =>
    Object.fromEntries(
      localeCodes.map((locale) => [locale, textIn(form, fieldIn(field, locale))]),
    ) as Titles
  return categoriesOf(trade).flatMap((category) => {
    const field = tradeFields.category(category.key)
    const subcategories = category.subcategories.flatMap(({ key, attributes }) => {
      const own = tradeFields.subcategory(key)
      return form[own] === undefined
        ? []
        : {
            field: own,
            titles: titlesOf(own),
            attributes: chosenAttributes(
              attributes,
              (attribute) => form[tradeFields.attribute(key, attribute)] !== undefined,
            ),
          }
    })
    return subcategories.length === 0 ? [] : { field, titles: titlesOf(field), subcategories }
  })
}

/** Fault of a title in the default locale, without which there is none, or of a long one. */
function titleFaults({ t }: PayloadRequest, field: string, titles: Titles): FormFault[] {
  return localeCodes.flatMap((locale) => {
    const message =
      titles[locale].length > titleMax
        ? t('validation:shorterThanMax', { maxLength: titleMax })
        : locale === defaultLocale && titles[locale] === ''
          ? t('validation:required')
          : undefined
    return message === undefined ? [] : { field: fieldIn(field, locale), message }
  })
}

/** Faults of the chosen: nothing at all, a title that cannot be, or a category that exists. */
async function faultsIn(req: PayloadRequest, chosen: ChosenCategory[]): Promise<FormFault[]> {
  const language = req.i18n.language
  if (chosen.length === 0) return [{ message: textOf(labels.trade.nothing, language) }]
  const faults = chosen.flatMap(({ field, titles, subcategories }) =>
    [{ field, titles }, ...subcategories].flatMap((each) =>
      titleFaults(req, each.field, each.titles),
    ),
  )
  if (faults.length > 0) return faults
  const { docs } = await req.payload.find({
    collection: 'categories',
    where: { title: { in: chosen.map(({ titles }) => titles[defaultLocale]) } },
    locale: defaultLocale,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  return chosen
    .filter(({ titles }) => docs.some(({ title }) => title === titles[defaultLocale]))
    .map(({ field }) => ({
      field: fieldIn(field, defaultLocale),
      message: textOf(labels.trade.exists, language),
    }))
}

interface StoredRow {
  id?: string | null
  choices?: StoredRow[] | null
  limits?: StoredRow[] | null
}

/** Rows that the default locale created, with the labels of another one. */
function withIds<Row extends object>(rows: Row[], stored: StoredRow[] | null | undefined): Row[] {
  return rows.map((row, at) => {
    const { id, choices, limits } = stored?.[at] ?? {}
    const below: Partial<Record<keyof StoredRow, object[]>> = row
    return {
      ...row,
      ...(id ? { id } : {}),
      ...(below.choices ? { choices: withIds(below.choices, choices) } : {}),
      ...(below.limits ? { limits: withIds(below.limits, limits) } : {}),
    }
  })
}

/**
 * Creates the categories and subcategories of a trade that a form chooses, with its titles and its
 * attributes, as drafts in all locales: all of them, or none. Returns the rejected values.
 */
export async function createTrade(
  req: PayloadRequest,
  trade: Trade,
  form: FormFields,
): Promise<FormFault[]> {
  const { payload } = req
  const chosen = chosenOf(trade, form)
  const faults = await faultsIn(req, chosen)
  if (faults.length > 0) return faults
  const shared = { draft: true, depth: 0, overrideAccess: false, req } as const
  const others = (titles: Titles) =>
    localesOtherThan(defaultLocale).filter((locale) => titles[locale] !== '')
  let saved = ''
  const named = (field: string, titles: Titles, locale: Locale) => {
    saved = fieldIn(field, locale)
    return { title: titles[locale], _status: 'draft' as const }
  }
  const save = async (): Promise<void> => {
    for (const { field, titles, subcategories } of chosen) {
      const { id } = await payload.create({
        ...shared,
        collection: 'categories',
        locale: defaultLocale,
        data: named(field, titles, defaultLocale),
      })
      for (const locale of others(titles))
        await payload.update({
          ...shared,
          collection: 'categories',
          id,
          locale,
          data: named(field, titles, locale),
        })
      for (const subcategory of subcategories) {
        const rowsIn = (locale: Locale) =>
          attributesIn(subcategory.attributes, setUpTradesTexts[locale])
        const created = await payload.create({
          ...shared,
          collection: 'subcategories',
          locale: defaultLocale,
          data: {
            ...named(subcategory.field, subcategory.titles, defaultLocale),
            category: id,
            attributes: rowsIn(defaultLocale),
          },
        })
        for (const locale of others(subcategory.titles))
          await payload.update({
            ...shared,
            collection: 'subcategories',
            id: created.id,
            locale,
            data: {
              ...named(subcategory.field, subcategory.titles, locale),
              attributes: withIds(rowsIn(locale), created.attributes),
            },
          })
      }
    }
  }
  return saveForm(req, save, (path) => (path === 'title' ? saved : undefined))
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
