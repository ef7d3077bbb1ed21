import { defaultLocale, localeCodes, locales as languages } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { Forbidden } from 'payload'
import type { Endpoint, PayloadRequest, Where } from 'payload'
import { hasRole } from '#src/platform/access/access.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import type { PermittedCollection, PermittedGlobal } from '#src/platform/access/permissions.ts'
import { languageNames, labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { askDoubts, idOf } from '#src/content/variants/ask-on-publish.ts'
import { unpublishedTexts } from '#src/changes/version-differences.ts'
import { goBack, publishedSource } from '#src/changes/go-back.ts'
import { languagePaths } from '#src/publishing/languages/language-answer.ts'
import type { LanguageAnswer, LanguagePress } from '#src/publishing/languages/language-answer.ts'
import { languagesOf } from '#src/publishing/languages/request.ts'
import { cancelScheduled, readScheduled, schedule } from '#src/publishing/languages/schedule.ts'
import type { ScheduledAction } from '#src/publishing/languages/schedule.ts'
import { documentState, existsByLanguage } from '#src/publishing/languages/states.ts'
import type { DocumentState } from '#src/publishing/languages/states.ts'
import { fieldsOf, readDraft, readPublished } from '#src/publishing/languages/store.ts'
import type { Entity } from '#src/publishing/languages/store.ts'
import { readStarts } from '#src/publishing/read-model/waiting-entries.ts'
import { publishingTexts } from '#texts/publishing.js'

const labels = labelsOf(publishingTexts)

const editors = ['administrator', 'editor'] as const

/** Maximum documents of a list whose languages are read: a selection of one page. */
const maxDocuments = 100

const answer = (body: LanguageAnswer | LanguagePress, status = 200): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

const stateOf = async (req: PayloadRequest, entity: Entity): Promise<DocumentState> =>
  documentState(
    fieldsOf(req.payload, entity),
    await readPublished(req, entity),
    await readDraft(req, entity),
  )

function summary(states: readonly DocumentState[]): Omit<LanguageAnswer, 'scheduled'> {
  const count = (locale: Locale, has: (state: DocumentState['languages'][number]) => boolean) =>
    states.filter((state) => state.languages.some((one) => one.locale === locale && has(one)))
      .length
  return {
    documents: states.length,
    shared: states.filter(({ isSharedChanged }) => isSharedChanged).length,
    languages: localeCodes.map((locale) => ({
      locale,
      title: languages[locale].title,
      public: count(locale, ({ isPublic }) => isPublic),
      written: count(locale, ({ isWritten }) => isWritten),
      unpublished: count(locale, ({ isChanged }) => isChanged),
    })),
  }
}

function requireEditor(req: PayloadRequest): void {
  if (!hasRole(req, editors)) throw new Forbidden(req.t)
}

/** Reverts the draft to the published content, in the languages of the request. */
async function revert(req: PayloadRequest, entity: Entity): Promise<Response> {
  requireEditor(req)
  const say = (label: Label): string => textOf(label, req.i18n?.language)
  const locales = languagesOf(req)
  const found = await goBack(req, entity, {
    locales,
    publish: false,
    source: publishedSource(entity),
  })
  if (!found) return answer({ message: say(labels.nothingPublic) }, 409)
  const names = locales.map((locale) => say(languageNames[locale])).join(', ')
  return answer({ message: say(labels.reverted({ languages: names })) })
}

interface ScheduleInput {
  type: ScheduledAction
  at: Date | undefined
  locales: Locale[]
}

async function readScheduleInput(req: PayloadRequest): Promise<ScheduleInput> {
  const body = Object(await req.json?.().catch(() => undefined)) as Record<string, unknown>
  const at = typeof body['at'] === 'string' ? new Date(body['at']) : undefined
  const named = Array.isArray(body['locales']) ? body['locales'] : []
  return {
    type: body['type'] === 'unpublish' ? 'unpublish' : 'publish',
    at: at && !Number.isNaN(at.getTime()) ? at : undefined,
    locales: localeCodes.filter((code) => named.includes(code)),
  }
}

/** Errors of a schedule, by field. */
async function refusals(
  req: PayloadRequest,
  entity: Entity,
  { type, at, locales }: ScheduleInput,
): Promise<LanguagePress['errors']> {
  const language = req.i18n?.language
  const errors: NonNullable<LanguagePress['errors']> = {}
  if (!at) errors.at = textOf(labels.schedule.noDate, language)
  else if (at.getTime() <= Date.now()) errors.at = textOf(labels.schedule.past, language)
  if (locales.length === 0) errors.locales = textOf(labels.schedule.noLanguage, language)
  const fields = fieldsOf(req.payload, entity)
  const state = await stateOf(req, entity)
  const row = await readPublished(req, entity)
  const byLanguage = existsByLanguage(fields, 'global' in entity)
  const isPublic = (locale: Locale): boolean =>
    byLanguage
      ? state.languages.some((one) => one.locale === locale && one.isPublic)
      : row?.['_status'] === 'published'
  const isWritten = (locale: Locale): boolean =>
    !byLanguage || state.languages.some((one) => one.locale === locale && one.isWritten)
  const wrong = locales.filter((locale) =>
    type === 'publish' ? !isWritten(locale) : !isPublic(locale),
  )
  if (wrong.length > 0) {
    const names = wrong.map((locale) => textOf(languageNames[locale], language)).join(', ')
    const label = type === 'publish' ? labels.schedule.unwritten : labels.schedule.notPublic
    errors.locales = textOf(label({ languages: names }), language)
  }
  return Object.keys(errors).length > 0 ? errors : undefined
}

/**
 * Asks about doubtful values of a product that is to be published, as its publication does; returns
 * the digests of the accepted ones.
 */
async function askAbout(
  req: PayloadRequest,
  entity: Entity,
  { type, locales }: ScheduleInput,
): Promise<string[]> {
  if (type !== 'publish' || !('collection' in entity) || entity.collection !== 'products') return []
  const draft = (await readDraft(req, entity)) ?? {}
  return askDoubts(req, {
    id: Number(entity.id),
    subcategory: idOf(draft['subcategory']),
    variants: draft['variants'],
    locale: locales[0] ?? defaultLocale,
  })
}

async function addSchedule(req: PayloadRequest, entity: Entity): Promise<Response> {
  requireEditor(req)
  const input = await readScheduleInput(req)
  const { type, at, locales } = input
  const errors = await refusals(req, entity, input)
  const language = req.i18n?.language
  if (errors || !at)
    return answer(
      { message: textOf(labels.schedule.refused, language), ...(errors ? { errors } : {}) },
      422,
    )
  const accepted = await askAbout(req, entity, input)
  await schedule(req, entity, { type, at, locales, accepted })
  return answer({ message: textOf(labels.schedule.done, language) })
}

async function removeSchedule(req: PayloadRequest, entity: Entity): Promise<Response> {
  requireEditor(req)
  const job = Number(req.query['job'])
  const removed = Number.isInteger(job) && (await cancelScheduled(req, entity, job))
  const label = removed ? labels.schedule.removed : labels.schedule.gone
  return answer({ message: textOf(label, req.i18n?.language) }, removed ? 200 : 404)
}

/** Texts that a publication takes along if the language of the request is included. */
async function readTexts(req: PayloadRequest, entity: Entity): Promise<Response> {
  requireEditor(req)
  const [locale = defaultLocale] = languagesOf(req)
  const texts = await unpublishedTexts(req, entity, locale)
  return Response.json(texts, { headers: { 'cache-control': 'no-store' } })
}

type Handler = (req: PayloadRequest, entity: Entity) => Promise<Response>

const presses: [Endpoint['method'], string, Handler][] = [
  ['post', languagePaths.revert, revert],
  ['post', languagePaths.schedule, addSchedule],
  ['delete', languagePaths.schedule, removeSchedule],
  ['get', languagePaths.texts, readTexts],
]

/** Endpoints about the languages of a collection's documents. */
export function languageEndpoints(collection: PermittedCollection): Endpoint[] {
  const readAll: Endpoint = {
    path: languagePaths.languages,
    method: 'get',
    handler: async (req) => {
      // states of drafts
      if (!hasRole(req, permissions[collection].read)) throw new Forbidden(req.t)
      const { docs } = await req.payload.find({
        collection,
        where: (req.query['where'] ?? {}) as Where,
        draft: true,
        trash: true,
        depth: 0,
        limit: maxDocuments,
        pagination: false,
        select: {},
        overrideAccess: false,
        req,
      })
      const entities = docs.map(({ id }) => ({ collection, id: Number(id) }))
      const states = []
      for (const entity of entities) states.push(await stateOf(req, entity))
      const [only, ...others] = entities
      if (!only || others.length > 0) return answer({ ...summary(states), scheduled: [] })
      const startsAt = (await readStarts(req.payload, collection, [only.id])).get(only.id)
      return answer({
        ...summary(states),
        scheduled: await readScheduled(req, only),
        ...(startsAt === undefined ? {} : { startsAt }),
      })
    },
  }
  return [
    readAll,
    ...presses.map(([method, path, handle]): Endpoint => ({
      path: `/:id${path}`,
      method,
      handler: async (req) => {
        const id = Number(req.routeParams?.['id'])
        // throws 403 or 404
        await req.payload.findByID({
          collection,
          id,
          draft: true,
          depth: 0,
          overrideAccess: false,
          req,
        })
        return handle(req, { collection, id })
      },
    })),
  ]
}

/** Endpoints about the languages of a global. */
export function globalLanguageEndpoints(global: PermittedGlobal): Endpoint[] {
  const readable = (req: PayloadRequest) =>
    req.payload.findGlobal({ slug: global, draft: true, depth: 0, overrideAccess: false, req })
  const read: Handler = async (req, entity) =>
    answer({
      ...summary([await stateOf(req, entity)]),
      scheduled: await readScheduled(req, entity),
    })
  const all: typeof presses = [['get', languagePaths.languages, read], ...presses]
  return all.map(([method, path, handle]): Endpoint => ({
    path,
    method,
    handler: async (req) => {
      await readable(req)
      return handle(req, { global })
    },
  }))
}
