import { defaultLocale } from '@vitrine/configuration/locales'
import type { CollectionSlug, Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import { stoppedAt } from '#src/publishing/languages/schedule.ts'
import type { Label } from '#src/platform/labels.ts'

/** Maximum age of a listed failure, days. */
const days = 14
/** Maximum rows of the list. */
const maxRows = 10

export interface FailedPublication {
  job: number
  /** Path of the document in the panel, without `panelBase`. */
  path: string
  title: string
  /** Singular name of the collection or global. */
  kind: Label
  /** Action that failed. */
  type: 'publish' | 'unpublish'
  /** Time of the failure. */
  at: Date
  /** Time of the next attempt; null if there is none. */
  again: Date | null
  /** Part numbers whose doubtful values nobody has accepted; null: it failed for another reason. */
  unaccepted: string | null
}

interface Row {
  id: number
  input: { type?: string; doc?: { relationTo: string; value: string }; global?: string }
  at: string
  again: string | null
  unaccepted: string | null
}

/**
 * Reads failed scheduled publications, newest first. A document that was saved after the failure is
 * left out, unless its schedule stopped before values that nobody has accepted.
 */
export async function readFailedPublications(payload: Payload): Promise<FailedPublication[]> {
  const jobs = await rows<Row>(
    payload,
    sql`
    select id, input, updated_at as at, case when has_error then null else wait_until end as again, ${stoppedAt} as unaccepted from payload_jobs
    where task_slug = 'schedulePublish' and (has_error or total_tried > 0) and completed_at is null and updated_at > now() - make_interval(days => ${days})
    order by updated_at desc limit ${maxRows}`,
  )
  const read = await Promise.all(jobs.map((row) => describe(payload, row)))
  return read.filter((publication) => publication !== undefined)
}

async function describe(
  payload: Payload,
  { id, input, at, again, unaccepted }: Row,
): Promise<FailedPublication | undefined> {
  const common = {
    job: id,
    type: input.type === 'unpublish' ? 'unpublish' : 'publish',
    at: new Date(at),
    again: again === null ? null : new Date(again),
    unaccepted,
  } as const
  if (input.global !== undefined) {
    const config = payload.globals.config.find(({ slug }) => slug === input.global)
    return (
      config && {
        ...common,
        path: `/globals/${config.slug}`,
        title: '',
        kind: config.label as unknown as Label,
      }
    )
  }
  const { relationTo, value } = input.doc ?? {}
  const config = Object.values(payload.collections).find(
    (known) => known.config.slug === relationTo,
  )?.config
  if (!config) return undefined
  const document = await payload.findByID({
    collection: config.slug as CollectionSlug,
    id: Number(value),
    depth: 0,
    draft: true,
    overrideAccess: true,
    disableErrors: true,
    locale: defaultLocale,
  })
  if (document === null) return undefined
  const savedAt = new Date(String(Reflect.get(document, 'updatedAt')))
  if (unaccepted === null && savedAt > common.at) return undefined
  return {
    ...common,
    path: `/collections/${config.slug}/${value}`,
    title: String(Reflect.get(document, config.admin.useAsTitle ?? 'id') ?? value),
    kind: config.labels.singular as unknown as Label,
  }
}
