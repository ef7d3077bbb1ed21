import { defaultLocale, isLocale, localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { File, FlattenedField, PayloadRequest } from 'payload'
import { completeProduct } from '#src/content/variants/complete-product.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { innerRequest } from '#src/publishing/languages/inner-request.ts'
import { findEntity, updateEntity } from '#src/publishing/languages/operations.ts'
import { furtherLanguages } from '#src/publishing/languages/request.ts'
import { publicContent, existsByLanguage, isWrittenIn } from '#src/publishing/languages/states.ts'
import {
  fieldsOf,
  readContent,
  readDraft,
  readPublished,
  saveAsLatest,
  writePublished,
  isDrafted,
} from '#src/publishing/languages/store.ts'
import type { Entity } from '#src/publishing/languages/store.ts'
import { sameContent } from '#src/publishing/languages/compose.ts'
import { applyChanges } from '#src/recording/history/diff-values.ts'
import type { ValueChange } from '#src/recording/history/diff-values.ts'
import { documentWith, valuesOf } from '#src/recording/history/document-values.ts'
import { recordDraft } from '#src/recording/record.ts'
import { recordSavedTexts, translatedFrom } from '#src/translation/record-saved.ts'
import type { TranslatedSources } from '#src/translation/record-translations.ts'
import { formerFile, isOfFile } from './upload-changes.ts'

type Data = Record<string, unknown>
type Fields = readonly FlattenedField[]

/** What a change set does with one document. */
export interface DocumentPlan {
  entity: Entity
  /** Changes of the latest version. */
  draft: readonly ValueChange[]
  /** Changes of what visitors read. */
  public: readonly ValueChange[]
  /** Languages to publish as the latest version has them, and to take off the site; `*`: all. */
  publish?: readonly (Locale | '*')[]
  unpublish?: readonly (Locale | '*')[]
  /** Languages to publish as the editor does: their texts, and what is the same in all languages. */
  publishLatest?: readonly Locale[]
  /** True: to the trash; false: out of it. */
  isTrashed?: boolean
  /** Saved as the form of a language is saved: with its rules, also a draft. */
  form?: { locale: Locale; isDraft: boolean; translated: TranslatedSources }
}

const dataOf = (value: unknown): Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Data) : {}

/** Document in one language, from one in all languages. */
export function inLocale(fields: Fields, document: Data, locale: Locale): Data {
  return Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      const value = document[field.name]
      if (value === undefined) return []
      if ('localized' in field && field.localized)
        return [[field.name, dataOf(value)[locale] ?? null]]
      if (!('flattenedFields' in field)) return [[field.name, value]]
      const inside = field.flattenedFields
      if (!Array.isArray(value)) return [[field.name, inLocale(inside, dataOf(value), locale)]]
      return [
        [
          field.name,
          value.map((row: unknown) => ({
            id: dataOf(row)['id'],
            ...inLocale(inside, dataOf(row), locale),
          })),
        ],
      ]
    }),
  )
}

/** Languages of the texts of changes. */
export const localesOf = (changes: readonly ValueChange[]): Set<Locale> =>
  new Set(
    changes.flatMap(({ locale, before, after }) => [
      ...(locale === null ? [] : [locale]),
      ...localesInside(before),
      ...localesInside(after),
    ]),
  )

/** Languages of the texts in a row. */
const localesInside = (value: unknown): Locale[] =>
  Object.keys(dataOf(dataOf(value)['row'])).flatMap((place) => {
    const locale = place.slice(place.lastIndexOf(':') + 1)
    return place.includes(':') && isLocale(locale) ? [locale] : []
  })

type Update = (
  entity: Entity,
  locale: Locale,
  data: object,
  more?: {
    further?: readonly Locale[]
    file?: File | undefined
    draft?: boolean
    translated?: TranslatedSources
  },
) => Promise<void>

/** Update by Payload's own operation, with its validation, access and hooks. */
const updateOf =
  (req: PayloadRequest, transaction: Transaction): Update =>
  async (entity, locale, data, { further = [], file, draft = false, translated } = {}) => {
    const inner = innerRequest(req, transaction)
    if (further.length > 0) inner.context[furtherLanguages] = further
    if (translated) inner.context[translatedFrom] = translated
    const own = { overrideAccess: false, user: req.user, req: inner, trash: true }
    await updateEntity(req.payload, entity, { ...own, locale, data, draft, file })
  }

/** Fields that changes concern, in one language, as they are with the changes. */
function changedIn(
  fields: Fields,
  document: Data,
  changes: readonly ValueChange[],
): (locale: Locale) => Data {
  const changed = documentWith(fields, document, applyChanges(valuesOf(fields, document), changes))
  const names = new Set(changes.map(({ path }) => path.split('/', 1)[0] ?? ''))
  const concerned = fields.filter(({ name }) => names.has(name))
  return (locale) => inLocale(concerned, changed, locale)
}

/** Document as its form in a language shows it, with the changes of a plan. */
export async function formWith(
  req: PayloadRequest,
  transaction: Transaction,
  { entity, draft: changes }: DocumentPlan,
  locale: Locale,
): Promise<Data> {
  const { payload, user } = req
  const own = { overrideAccess: false, user, req: innerRequest(req, transaction) }
  const shown = await findEntity(payload, entity, {
    ...own,
    locale,
    fallbackLocale: false,
    draft: true,
  })
  const stored = (await readDraft({ payload, ...transaction }, entity)) ?? {}
  return { ...shown, ...changedIn(fieldsOf(payload, entity), stored, changes)(locale) }
}

/** Saves changes as the form of a language does; without changes, only what was translated. */
async function saveForm(
  req: PayloadRequest,
  transaction: Transaction,
  { entity, draft: changes }: DocumentPlan,
  { locale, isDraft, translated }: NonNullable<DocumentPlan['form']>,
): Promise<void> {
  const { payload } = req
  const within = { payload, ...transaction }
  if (changes.length === 0 && isDraft) {
    const cause = innerRequest(req, transaction)
    cause.context[translatedFrom] = translated
    return recordSavedTexts(within, entity, await readContent(within, entity), cause)
  }
  const stored = (await readDraft(within, entity)) ?? {}
  const data = changedIn(fieldsOf(payload, entity), stored, changes)(locale)
  const status = isDraft ? (isDrafted(payload, entity) ? 'draft' : undefined) : 'published'
  await updateOf(req, transaction)(
    entity,
    locale,
    { ...data, ...(status ? { _status: status } : {}) },
    { draft: isDraft, translated },
  )
}

/** Writes a document without drafts: one update for each language with changed texts. */
async function writeUndrafted(
  update: Update,
  entity: Entity,
  { fields, row }: { fields: Fields; row: Data },
  changes: readonly ValueChange[],
): Promise<void> {
  const file = await formerFile(entity, changes)
  const written = file ? changes.filter(({ path }) => !isOfFile(path)) : changes
  const dataIn = changedIn(fields, row, written)
  const [first = defaultLocale, ...others] = localesOf(changes)
  await update(entity, first, dataIn(first), { file })
  for (const locale of others) await update(entity, locale, dataIn(locale))
}

/**
 * Saves a content in all languages as the latest version, without running hooks. Returns true if it
 * equals the published content (`row`): then it is not a draft.
 */
async function saveLatest(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  entity: Entity,
  content: Data,
  row: Data | undefined,
): Promise<boolean> {
  const published = publicContent(row)
  const isPublished = sameContent(content, published)
  const saved = await saveAsLatest(req, entity, content, isPublished ? 'published' : 'draft')
  // Payload shows drafts that are newer than the row
  if (isPublished)
    await writePublished(req, entity, { ...published, updatedAt: saved['updatedAt'] })
  return isPublished
}

const asLocales = (list: readonly (Locale | '*')[], all: readonly Locale[]): Locale[] =>
  list.includes('*') ? [...all] : list.filter((each) => each !== '*')

const trashTime = (isTrashed: boolean): string | null =>
  isTrashed ? new Date().toISOString() : null

interface Present {
  fields: ReturnType<typeof fieldsOf>
  /** The document as visitors read it, as stored. */
  row: Record<string, unknown>
  /** The latest version, and with the changes of the plan. */
  draft: Record<string, unknown>
  drafted: Record<string, unknown>
}

/**
 * Writes into a document in the trash: nothing is published there, what visitors read later is
 * written beside the latest version.
 */
async function writeTrashed(
  within: Parameters<typeof writePublished>[0],
  { entity, public: changes }: DocumentPlan,
  { fields, row, draft, drafted }: Present,
): Promise<void> {
  if (changes.length > 0 && publicContent(row) === row)
    await writePublished(
      within,
      entity,
      documentWith(fields, row, applyChanges(valuesOf(fields, row), changes)),
    )
  // the latest version keeps its status, with which the document comes out again
  const status = draft['_status'] === 'published' ? 'published' : 'draft'
  await saveAsLatest(within, entity, drafted, status)
}

/** Content with the values that are computed from others, which a change of these changes. */
const completed = async (
  within: Parameters<typeof completeProduct>[0],
  entity: Entity,
  content: Data,
): Promise<Data> =>
  'collection' in entity && entity.collection === 'products'
    ? completeProduct(within, content)
    : content

/** Content that a publication makes public: the changes, and all texts of added languages. */
function contentToPublish(plan: DocumentPlan, { fields, row, draft, drafted }: Present) {
  const base = publicContent(row) === row ? row : draft
  const added = asLocales(plan.publish ?? [], localeCodes)
  return documentWith(
    fields,
    base,
    withTexts(applyChanges(valuesOf(fields, base), plan.public), valuesOf(fields, drafted), added),
  )
}

/**
 * Changes a document by Payload's own operations within a transaction, in which the feed is locked:
 * the latest version, and what visitors read. Only the named changes become public; other changes
 * of the latest version stay drafts.
 *
 * @throws Payload's `ValidationError` and `Forbidden`; the caller rolls the document back.
 */
export async function applyPlan(
  req: PayloadRequest,
  transaction: Transaction,
  plan: DocumentPlan,
): Promise<void> {
  const { payload } = req
  const { entity } = plan
  if (plan.form) return saveForm(req, transaction, plan, plan.form)
  const within = { payload, ...transaction }
  const update = updateOf(req, transaction)
  const fields = fieldsOf(payload, entity)
  if (plan.isTrashed !== undefined)
    await update(entity, defaultLocale, { deletedAt: trashTime(plan.isTrashed) })
  const row = (await readPublished(within, entity)) ?? {}
  if (!isDrafted(payload, entity)) {
    if (plan.draft.length > 0) await writeUndrafted(update, entity, { fields, row }, plan.draft)
    return
  }
  const draft = (await readDraft(within, entity)) ?? row
  const isWhole = !existsByLanguage(fields, 'global' in entity)
  const published = publicContent(row)
  const publicLocales = localeCodes.filter((code) => isWrittenIn(fields, published, code))
  const unpublish = asLocales(plan.unpublish ?? [], publicLocales)
  for (const locale of isWhole && plan.unpublish?.length ? [defaultLocale] : unpublish)
    await update(entity, locale, { _status: 'draft' })
  const drafted = await completed(
    within,
    entity,
    documentWith(fields, draft, applyChanges(valuesOf(fields, draft), plan.draft)),
  )
  const present = { fields, row, draft, drafted }
  if (plan.isTrashed === undefined && row['deletedAt']) {
    await writeTrashed(within, plan, present)
    return recordDraft(req, within, entity)
  }
  const saveDrafted = async (): Promise<boolean> =>
    plan.draft.length > 0 && saveLatest(within, entity, drafted, row)
  const [latest, ...others] = plan.publishLatest ?? []
  if (latest !== undefined) {
    if (await saveDrafted()) return recordDraft(req, within, entity)
    return update(entity, latest, { _status: 'published' }, { further: others })
  }
  const [locale, ...further] = localesToPublish(plan, { isWhole, publicLocales, unpublish })
  if (locale === undefined) {
    if (plan.draft.length === 0) return
    await saveDrafted()
    return recordDraft(req, within, entity)
  }
  const content = await completed(within, entity, contentToPublish(plan, present))
  await saveAsLatest(within, entity, content, 'draft')
  await update(entity, locale, { _status: 'published' }, { further })
  if (sameContent(content, drafted)) return
  await saveLatest(within, entity, drafted, await readPublished(within, entity))
  await recordDraft(req, within, entity)
}

/** Languages whose publication makes the changes public. */
function localesToPublish(
  plan: DocumentPlan,
  {
    isWhole,
    publicLocales,
    unpublish,
  }: { isWhole: boolean; publicLocales: readonly Locale[]; unpublish: readonly Locale[] },
): Locale[] {
  const added = asLocales(plan.publish ?? [], localeCodes)
  const staying = publicLocales.filter((each) => !unpublish.includes(each))
  if (plan.public.length === 0) return added
  if (isWhole) return [defaultLocale]
  const touched = [...localesOf(plan.public)].filter((each) => staying.includes(each))
  const languages = [...new Set([...added, ...touched])]
  if (languages.length > 0) return languages
  const [first] = staying.includes(defaultLocale) ? [defaultLocale] : staying
  return first === undefined ? [] : [first]
}

/** Values with the texts of other values in the given languages. */
function withTexts(
  values: Record<string, unknown>,
  other: Record<string, unknown>,
  locales: readonly Locale[],
): Record<string, unknown> {
  const isOf = (place: string): boolean =>
    place.includes(':') && locales.some((each) => place.endsWith(`:${each}`))
  return Object.fromEntries([
    ...Object.entries(values).filter(([place]) => !isOf(place)),
    ...Object.entries(other).filter(([place]) => isOf(place)),
  ])
}
