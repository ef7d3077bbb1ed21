import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { APIError, ValidationError } from 'payload'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionSlug,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  GlobalBeforeOperationHook,
  GlobalSlug,
  PayloadRequest,
} from 'payload'
import { wordsOfPath } from '#src/platform/field-words.ts'
import { languageNames, textOf, labelsOf } from '#src/platform/labels.ts'
import { lockFeed } from '#src/publishing/changes/feed.ts'
import { publishingTexts } from '#texts/publishing.js'
import { sameContent, textsIn, withLanguages, withoutLanguages } from './compose.ts'
import type { Data } from './compose.ts'
import { innerRequest } from './inner-request.ts'
import { updateEntity } from './operations.ts'
import { leaveRecording, noteIntent, notedIntent, readIntent } from './request.ts'
import { noteSaved } from './saved-content.ts'
import { cancelAllScheduled, removeStopped } from './schedule.ts'
import { existsByLanguage, isWrittenIn, publicContent } from './states.ts'
import {
  fieldsOf,
  limitVersions,
  readDraft,
  readPublished,
  rewriteLatest,
  saveAsLatest,
  writePublished,
} from './store.ts'
import type { Entity } from './store.ts'

const labels = labelsOf(publishingTexts)

/** State of a document before a save, from which its public content is computed. */
interface Before {
  /** Row with the public content. */
  row: Data
  locales: readonly Locale[]
  change: 'publish' | 'unpublish' | 'trash'
  /** Draft that the update would overwrite without having read it. */
  draft: Data | undefined
}

const keyOf = (entity: Entity): string =>
  'global' in entity ? entity.global : `${entity.collection} ${entity.id}`

const contextKey = 'contentBefore'

/**
 * States before the save by document, stored on the request, because nested operations copy the
 * context.
 */
function beforesOf(req: PayloadRequest): Map<string, Before> {
  const known: unknown = req.context[contextKey]
  if (known instanceof Map) return known as Map<string, Before>
  const made = new Map<string, Before>()
  req.context[contextKey] = made
  return made
}

/**
 * Locks the content before an update reads the document, so that the second of two concurrent saves
 * reads the result of the first. Notes the languages of the update, in place of Payload's ways of
 * publishing one locale.
 */
async function beforeUpdate<Args>(args: Args, operation: string, req: PayloadRequest) {
  if (operation !== 'update' && operation !== 'updateByID') return args
  await lockFeed(req.payload, req)
  const intent = readIntent(args as object, req)
  noteIntent(req, intent)
  const [locale] = intent.locales
  if (Object(args).publishSpecificLocale && locale) req.locale = locale
  const status: unknown = Object(Object(args).data)['_status']
  const removes = !intent.isDraft && status === 'draft'
  // with `unpublishAllLocales`, Payload validates only the sent values: a draft may be incomplete
  const update = { ...args, publishSpecificLocale: undefined, unpublishAllLocales: removes }
  // a bulk publication publishes the drafts of its documents, like the publication of a single
  // document
  return intent.isBulk && status === 'published' ? { ...update, draft: true } : update
}

/** Maximum reasons in an error message; a longer one would cover the panel's buttons. */
const maxReasons = 3

/** Publishes or unpublishes a further language by a separate update, which validates its texts. */
async function changeFurther(
  req: PayloadRequest,
  entity: Entity,
  locale: Locale,
  status: 'published' | 'draft',
): Promise<void> {
  const own = innerRequest(req, req)
  leaveRecording(own)
  const data: object = { _status: status }
  try {
    await updateEntity(req.payload, entity, { locale, data, trash: true, req: own })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const language = req.i18n?.language
    const { fields } =
      'global' in entity
        ? (req.payload.config.globals.find(({ slug }) => slug === entity.global) ?? { fields: [] })
        : req.payload.collections[entity.collection].config
    // the errors belong to another language than the one in the form, so each message names its
    // field
    const reasons = error.data.errors.slice(0, maxReasons).map(({ label, path, message }) => {
      const { words, whole } = wordsOfPath(fields, path, req)
      return `${whole || typeof label !== 'string' ? words : label}: ${message}`
    })
    const more = error.data.errors.length - maxReasons
    if (more > 0) reasons.push(textOf(labels.moreReasons({ count: more }), language))
    const text = labels.refusedIn({
      language: textOf(languageNames[locale], language),
      reasons: reasons.join(' '),
    })
    throw new APIError(textOf(text, language), 400, undefined, true)
  }
}

/**
 * Ticked languages that apply to a document: those with texts in its draft when publishing, those
 * that are public when unpublishing.
 */
async function concernedBy(
  req: PayloadRequest,
  entity: Entity,
  locales: readonly Locale[],
  { row, publishes }: { row: Data; publishes: boolean },
): Promise<Locale[]> {
  if (locales.length === 0) return []
  const fields = fieldsOf(req.payload, entity)
  const content = publishes ? ((await readDraft(req, entity)) ?? {}) : publicContent(row)
  return locales.filter((locale) => Object.keys(textsIn(fields, content, locale)).length > 0)
}

const changeOf = (trashes: boolean, publishes: boolean) =>
  trashes ? 'trash' : publishes ? 'publish' : 'unpublish'

/**
 * Prepares a publication, a removal or a deletion; saving a draft changes nothing that is public.
 */
async function beforeChange(
  req: PayloadRequest,
  entity: Entity,
  data: Data,
  original: Data | undefined,
): Promise<Data> {
  const intent = notedIntent(req)
  if (!intent || intent.isDraft) return data
  const row = (await readPublished(req, entity)) ?? {}
  const status = data['_status'] ?? row['_status']
  const changed = status === undefined ? data : { ...data, _status: status }
  const trashes = typeof data['deletedAt'] === 'string'
  // a document that is restored from the trash becomes a draft in all languages
  const returns = Boolean(original?.['deletedAt']) && !trashes && status !== 'published'
  if (returns || (trashes && row['_status'] !== 'published')) return changed
  const publishes = status === 'published'
  const further = trashes ? [] : await concernedBy(req, entity, intent.further, { row, publishes })
  for (const locale of further)
    await changeFurther(req, entity, locale, publishes ? 'published' : 'draft')
  const before = further.length > 0 ? ((await readPublished(req, entity)) ?? {}) : row
  beforesOf(req).set(keyOf(entity), {
    row: before,
    locales: intent.locales,
    change: changeOf(trashes, publishes),
    draft: intent.isBulk && !publishes ? await readDraft(req, entity) : undefined,
  })
  return changed
}

/** Content that becomes public; undefined if it is the content that the save wrote. */
function publicAfter(
  { row, locales, change }: Before,
  written: Data,
  fields: Parameters<typeof withLanguages>[0],
  isGlobal: boolean,
): Data | undefined {
  const { updatedAt, deletedAt } = written
  if (change === 'trash') return { ...row, updatedAt, deletedAt }
  if (change === 'publish') return withLanguages(fields, publicContent(row), written, locales)
  if (row['_status'] !== 'published' || !existsByLanguage(fields, isGlobal)) return undefined
  const left = withoutLanguages(fields, row, locales)
  const others = localeCodes.some((code) => isWrittenIn(fields, left, code))
  return others ? { ...left, updatedAt } : undefined
}

/**
 * Reduces a publication to the language of the save, because Payload publishes the draft in all
 * languages. The rest of the draft becomes the latest version again. Returns the time of that
 * version.
 */
async function afterChange(req: PayloadRequest, entity: Entity): Promise<string | undefined> {
  noteSaved(req, entity, undefined)
  const before = beforesOf(req).get(keyOf(entity))
  if (!before) {
    if (notedIntent(req)?.isDraft)
      noteSaved(req, entity, {
        row: await readPublished(req, entity),
        draft: await readDraft(req, entity),
      })
    return undefined
  }
  beforesOf(req).delete(keyOf(entity))
  // what stopped before doubtful values of a product is answered by its publication
  if (before.change === 'publish' && 'collection' in entity && entity.collection === 'products')
    await removeStopped(req, entity, before.locales)
  const written = (await readPublished(req, entity)) ?? {}
  if (before.draft && before.change === 'unpublish')
    await saveAsLatest(req, entity, before.draft, 'draft')
  const fields = fieldsOf(req.payload, entity)
  const target = publicAfter(before, written, fields, 'global' in entity)
  if (!target) return undefined
  const isSame = sameContent(target, written) && target['_status'] === written['_status']
  if (isSame) {
    // Payload made the latest version of the row
    if (before.change === 'publish') noteSaved(req, entity, { row: written, draft: written })
    return undefined
  }
  await writePublished(req, entity, target)
  // after a removal the draft is the latest version
  if (before.change === 'unpublish') return undefined
  await rewriteLatest(req, entity, target)
  const draft = await saveAsLatest(req, entity, written, 'draft')
  return typeof draft['updatedAt'] === 'string' ? draft['updatedAt'] : undefined
}

/** Saved document with the time of the remaining draft, with which the next save is compared. */
const withTime = <Document extends object>(document: Document, time: string | undefined) =>
  time === undefined ? document : { ...document, updatedAt: time }

/**
 * Hooks of a collection with drafts: a save publishes or unpublishes only its own languages, and
 * the deletion of a document cancels its scheduled changes.
 */
export function languageHooks(collection: CollectionSlug): {
  beforeOperation: CollectionBeforeOperationHook
  beforeChange: CollectionBeforeChangeHook
  afterChange: CollectionAfterChangeHook
  afterDelete: CollectionAfterDeleteHook
} {
  return {
    beforeOperation: ({ args, operation, req }) => beforeUpdate(args, operation, req),
    beforeChange: ({ data, operation, originalDoc, req }) =>
      operation === 'update'
        ? beforeChange(req, { collection, id: Number(originalDoc?.id) }, data, originalDoc)
        : data,
    afterChange: async ({ doc, operation, req }) => {
      if (operation !== 'update') return doc
      const entity = { collection, id: Number(doc.id) }
      const time = await afterChange(req, entity)
      await limitVersions(req, entity)
      return withTime(doc, time)
    },
    afterDelete: ({ id, req }) => cancelAllScheduled(req, { collection, id: Number(id) }),
  }
}

/** Language hooks of a global, like those of a collection. */
export function globalLanguageHooks(global: GlobalSlug): {
  beforeOperation: GlobalBeforeOperationHook
  beforeChange: GlobalBeforeChangeHook
  afterChange: GlobalAfterChangeHook
} {
  return {
    beforeOperation: ({ args, operation, req }) => beforeUpdate(args, operation, req),
    beforeChange: ({ data, req }) => beforeChange(req, { global }, data, undefined),
    afterChange: async ({ doc, req }) => withTime(doc, await afterChange(req, { global })),
  }
}
