import { defaultLocale, isLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { JobCancelledError } from 'payload'
import type { CollectionSlug, GlobalSlug, PayloadRequest, TaskConfig } from 'payload'
import { acceptedContext, askedIn } from '#src/content/variants/ask-on-publish.ts'
import { asChangeSet } from '#src/recording/history/cause.ts'
import { collections } from '#src/schema/collections/index.ts'
import { panelLink, queueMail } from '#src/mail/outbox.ts'
import { findEntity, updateEntity } from '#src/publishing/languages/operations.ts'
import { furtherLanguages } from '#src/publishing/languages/request.ts'
import { documentState } from '#src/publishing/languages/states.ts'
import type { LanguageState } from '#src/publishing/languages/states.ts'
import { fieldsOf, readDraft, readPublished } from '#src/publishing/languages/store.ts'
import type { Entity } from '#src/publishing/languages/store.ts'
import {
  readScheduled,
  scheduledPublicationTask,
  stopMessage,
} from '#src/publishing/languages/schedule.ts'
import { globals } from '#src/schema/globals/index.ts'

/** Retries after 0.5, 1, 2, 4 and 8 minutes, for transient failures of the database or the disk. */
const retries = { attempts: 5, backoff: { type: 'exponential', delay: 30_000 } } as const

const isDrafted = ({ versions }: { versions?: unknown }): boolean =>
  Boolean(Object(versions).drafts)

/** Input of a job, as Payload's drawer and `schedule.ts` write it. */
interface Input {
  type?: 'publish' | 'unpublish'
  /** Language; absent in jobs of earlier releases. */
  locale?: unknown
  doc?: { relationTo: CollectionSlug; value: string }
  global?: GlobalSlug
  user?: unknown
  /** Digests of doubtful values that were accepted when the job was made. */
  accepted?: unknown
}

/** Account that scheduled the job, whose current permissions apply; null if the job names none. */
async function authorOf({ payload }: PayloadRequest, user: unknown) {
  if (user === undefined || user === null) return null
  const id = Number(Object(user).value)
  if (!Number.isInteger(id)) throw new Error('a scheduled publication names no account')
  const found = await payload.findByID({ collection: 'users', id, depth: 0 })
  return { ...found, collection: 'users' as const }
}

const entityOf = ({ doc, global }: Input): Entity | undefined =>
  doc ? { collection: doc.relationTo, id: Number(doc.value) } : global ? { global } : undefined

/**
 * Languages that a job of an earlier release publishes. Such a job names none, because whole
 * documents were published then: the public languages or, if there is none, the default language or
 * the first with texts. Drafts in other languages stay drafts, because they were not meant to be
 * published.
 */
async function promisedLanguages(req: PayloadRequest, input: Input): Promise<Locale[]> {
  const entity = entityOf(input)
  if (!entity) return []
  const { languages } = documentState(
    fieldsOf(req.payload, entity),
    await readPublished(req, entity),
    await readDraft(req, entity),
  )
  const ofState = (is: (language: LanguageState) => boolean): Locale[] =>
    languages.filter(is).map(({ locale }) => locale)
  const published = ofState(({ isPublic }) => isPublic)
  if (published.length > 0) return published
  const written = ofState(({ isWritten }) => isWritten)
  return written.includes(defaultLocale) ? [defaultLocale] : written.slice(0, 1)
}

/**
 * Publishes or unpublishes the language of a job; for a job of an earlier release, all of its
 * languages.
 */
async function publish(req: PayloadRequest, input: Input): Promise<void> {
  const removes = input.type === 'unpublish'
  const locale =
    typeof input.locale === 'string' && isLocale(input.locale) ? input.locale : undefined
  const promised = locale === undefined && !removes ? await promisedLanguages(req, input) : []
  const first = promised.includes(defaultLocale) ? defaultLocale : promised[0]
  const user = await authorOf(req, input.user)
  const shared = {
    data: { _status: removes ? 'draft' : 'published' } as object,
    locale: locale ?? first ?? defaultLocale,
    context: {
      [furtherLanguages]: promised.filter((code) => code !== first),
      ...acceptedContext(input.accepted),
    },
    unpublishAllLocales: removes && locale === undefined,
    overrideAccess: user === null,
    user,
  } as const
  if (input.doc) {
    const entity = { collection: input.doc.relationTo, id: Number(input.doc.value) }
    await updateEntity(req.payload, entity, shared)
  }
  if (input.global) await updateEntity(req.payload, { global: input.global }, shared)
}

/**
 * True if a retry cannot succeed: the document or account is missing, the permission is missing, the
 * document is incomplete, or nobody has accepted its doubtful values.
 */
function isFinal(error: unknown): boolean {
  const { status } = Object(error)
  return typeof status === 'number' && status < 500
}

/** Part numbers with values that nobody has accepted; undefined for another error. */
const unacceptedIn = (error: unknown): string[] | undefined => {
  const asked = askedIn(error)
  return asked && [...new Set(asked.doubts.map(({ code }) => code))]
}

/** Message that is stored with a failed job. */
function messageOf(error: unknown): string {
  const codes = unacceptedIn(error)
  if (codes) return stopMessage(codes)
  return error instanceof Error ? error.message : String(error)
}

/** Tells who scheduled a publication that it stopped; once for all languages of a document. */
async function tellAuthor(req: PayloadRequest, input: Input, error: unknown): Promise<void> {
  const codes = unacceptedIn(error)
  const entity = entityOf(input)
  if (!codes || !entity || !('collection' in entity)) return
  const { payload } = req
  const author = await authorOf(req, input.user)
  if (!author) return
  const open = await readScheduled(req, entity)
  if (open.some(({ unaccepted }) => unaccepted !== undefined)) return
  const { collection, id } = entity
  const draft = await findEntity(payload, entity, { draft: true, locale: defaultLocale })
  await queueMail(
    { payload },
    {
      template: 'publication-stopped',
      to: author.email,
      locale: defaultLocale,
      data: {
        document: String(draft['family'] || draft['title'] || id),
        codes: codes.join(', '),
        link: panelLink(collection, Number(id)),
      },
    },
  )
}

/**
 * Task of a scheduled publication, in place of Payload's: logs failures, retries transient ones,
 * and stores the reason of other failures for the dashboard (`dashboard/failed-publications.ts`).
 */
export const scheduledPublication: TaskConfig = {
  slug: scheduledPublicationTask,
  retries,
  inputSchema: [
    { name: 'type', type: 'radio', defaultValue: 'publish', options: ['publish', 'unpublish'] },
    { name: 'locale', type: 'text' },
    {
      name: 'doc',
      type: 'relationship',
      relationTo: collections.filter(isDrafted).map(({ slug }) => slug as CollectionSlug),
    },
    {
      name: 'global',
      type: 'select',
      options: globals.filter(isDrafted).map(({ slug }) => slug),
    },
    { name: 'user', type: 'relationship', relationTo: ['users'] },
    { name: 'accepted', type: 'json' },
  ],
  handler: async ({ input, job, req }) => {
    const { doc, global, type } = Object(input)
    try {
      await asChangeSet({ kind: 'job' }, () => publish(req, Object(input)))
      return { output: {} }
    } catch (error) {
      const final = isFinal(error)
      req.payload.logger.error({
        err: error,
        msg: 'a scheduled publication failed',
        job: job.id,
        type,
        doc,
        global,
        attempt: Number(job.totalTried ?? 0) + 1,
        final,
      })
      await tellAuthor(req, Object(input), error)
      throw final ? new JobCancelledError(messageOf(error)) : error
    }
  },
}
