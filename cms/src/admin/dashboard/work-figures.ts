import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { panelBase } from '@vitrine/contract/panel'
import type { Payload, PayloadRequest } from 'payload'
import { sourceFacts } from '#src/changes/plans/plan-sources.ts'
import type { PlanSource } from '#src/changes/plans/plan-sources.ts'
import { isOfSite } from '#src/content/site-modules.ts'
import { importsPath, releasesPath } from '#src/platform/change-addresses.ts'
import { hasRole } from '#src/platform/access/access.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { oldestUnanswered } from '#src/people/inbox/list-leads.ts'
import { staffTimeZone } from '#src/platform/dates.ts'
import { scheduledPublicationTask } from '#src/publishing/languages/schedule.ts'
import type { ScheduledAction } from '#src/publishing/languages/schedule.ts'
import { purposes } from '#src/platform/collections/row.ts'
import type { Purpose } from '#src/platform/collections/row.ts'
import { indexed } from '#src/staff-index/document-keys.ts'
import type { IndexedCollection } from '#src/staff-index/document-keys.ts'
import { readFigures } from '#src/staff-index/figures.ts'
import { countDocuments } from '#src/staff-index/selection.ts'
import { requirementsOf } from '#src/staff-index/requirements.ts'

type User = PayloadRequest['user']

/** Maximum listed recent changes. */
const maxRows = 8
/** Maximum scheduled events of the calendar. */
const maxPlanned = 40

/** Indexed collections that the account may read. */
const openTo = (user: User): IndexedCollection[] =>
  (Object.keys(indexed) as IndexedCollection[]).filter(
    (collection) => isOfSite(collection) && hasRole({ user }, permissions[collection].read),
  )

export interface CatalogProgress {
  total: number
  /** Number of products with a text, by language. */
  locales: { locale: Locale; count: number }[]
  pictures: number
}

/** Counts all products, those with a text in each language and those with pictures. */
export async function readCatalogProgress(payload: Payload): Promise<CatalogProgress> {
  const counts = localeCodes.map(
    (locale) =>
      sql`coalesce(sum(documents) filter (where coalesce(states->>${locale}, 'absent') <> 'absent'), 0)::int as ${sql.identifier(locale)}`,
  )
  const [row] = await rows<Record<string, number>>(
    payload,
    sql`
    select coalesce(sum(documents), 0)::int as total, coalesce(sum(documents) filter (where 'pictures' = any(facts)), 0)::int as pictures,
      ${sql.join(counts, sql`, `)}
    from staff_groups where collection = 'products'`,
  )
  return {
    total: row?.['total'] ?? 0,
    pictures: row?.['pictures'] ?? 0,
    locales: localeCodes.map((locale) => ({ locale, count: row?.[locale] ?? 0 })),
  }
}

/**
 * Counts the products that have all facts required for each purpose; purposes without required
 * facts are left out.
 */
export async function readCompleteProducts(
  payload: Payload,
): Promise<{ purpose: Purpose; count: number; total: number }[]> {
  const figures: { purpose: Purpose; count: number; total: number }[] = []
  for (const purpose of purposes) {
    const requirements = await requirementsOf(payload, 'products', purpose)
    if (requirements.every(({ facts }) => facts.length === 0)) continue
    const query = { collection: 'products', requirements, timeZone: staffTimeZone } as const
    const { documents: total } = await readFigures(payload, 'products')
    const incomplete = await countDocuments(payload, { ...query, filters: { missing: '' } })
    figures.push({ purpose, total, count: total - incomplete.total })
  }
  return figures
}

export interface RecentChange {
  collection: IndexedCollection
  id: number
  title: string
  author: string | null
  /** Time of the change, ISO 8601. */
  at: string
}

/** Reads the most recently saved documents of the collections that the account may read. */
export async function readRecentChanges(
  payload: Payload,
  user: User,
  locale: Locale,
): Promise<RecentChange[]> {
  const found = await rows<Omit<RecentChange, 'at'> & { at: Date | string }>(
    payload,
    sql`
    select collection, document_id as id, changed_at as at, u.name as author,
      coalesce(nullif(titles->>${locale}, ''), (select value from jsonb_each_text(titles) limit 1), '') as title
    from staff_entries left join users u on u.id = changed_by
    where collection = any(${sql.param(openTo(user))}::text[]) and changed_at is not null
    order by changed_at desc limit ${maxRows}`,
  )
  return found.map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
}

export interface Upcoming {
  /** `imports`: a scheduled import or release. */
  collection: IndexedCollection | 'imports'
  id: number
  title: string
  /** Address of the form, or of the page of the import. */
  href: string
  type: ScheduledAction
  /** Locales that are published or unpublished. */
  locales: string[]
  /** Time of the publication or removal, ISO 8601. */
  at: string
}

/**
 * Reads scheduled publications and removals, and documents whose start date is in the future,
 * earliest first.
 */
export async function readUpcoming(
  payload: Payload,
  user: User,
  locale: Locale,
): Promise<Upcoming[]> {
  const found = await rows<
    Omit<Upcoming, 'at' | 'href'> & { at: Date | string; source: PlanSource | null }
  >(
    payload,
    sql`
    with planned as (
      select input->'doc'->>'relationTo' as collection, (input->'doc'->>'value')::int as id, input->>'type' as type,
        coalesce(input->>'locale', '') as locale, wait_until as at
      from payload_jobs
      where task_slug = ${scheduledPublicationTask} and completed_at is null and not coalesce(has_error, false)
        and wait_until is not null and input->'doc' is not null
      union all
      select collection, document_id, 'publish', locale, starts_at from waiting_entries
    )
    select p.collection, p.id, coalesce(p.type, 'publish') as type, p.at, array_agg(distinct p.locale) as locales,
      coalesce(nullif(e.titles->>${locale}, ''), (select value from jsonb_each_text(e.titles) limit 1), '') as title,
      null as source
    from planned p join staff_entries e on e.collection = p.collection and e.document_id = p.id
    where p.collection = any(${sql.param(openTo(user))}::text[])
    group by 1, 2, 3, 4, 6
    union all
    select 'imports', id, 'publish', starts_at, array[]::text[], file_name, source from imports
    where state = 'waiting' and starts_at is not null and ${hasRole({ user }, permissions.products.create)}
    order by at limit ${maxPlanned}`,
  )
  return found.map(({ source, ...row }) => ({
    ...row,
    at: new Date(row.at).toISOString(),
    href:
      source === null
        ? `${panelBase}/collections/${row.collection}/${row.id}`
        : sourceFacts[source].isRelease
          ? releasesPath(row.id)
          : importsPath(row.id),
  }))
}

export interface WorkCounts {
  /** Documents whose latest change is by the account and is not public. */
  drafts: number
  /** Number of products without a text, by the account's languages. */
  untranslated: { locale: Locale; count: number }[]
  /** Part numbers without a row of tooling. */
  untooled: number
  /** Number of different searches without results today (date of the database). */
  emptySearches: number
}

/** Reads the figures about the account's own work and languages. */
export async function readWorkCounts(
  payload: Payload,
  user: User,
  locales: readonly Locale[],
): Promise<WorkCounts> {
  const [[row], { untooled }, untranslated] = await Promise.all([
    rows<Omit<WorkCounts, 'untranslated' | 'untooled'>>(
      payload,
      sql`
      select
        (select count(*)::int from staff_entries where changed_by = ${Number(user?.id)} and site <> 'public') as drafts,
        (select count(distinct text)::int from searches where day = current_date and results = 0 and times > 0) as "emptySearches"`,
    ),
    readFigures(payload, 'products'),
    rows<WorkCounts['untranslated'][number]>(
      payload,
      sql`
      select wanted.locale, sum(documents)::int as count
      from unnest(${sql.param([...locales])}::text[]) as wanted(locale)
      join staff_groups on collection = 'products' and coalesce(states->>wanted.locale, 'absent') = 'absent'
      group by 1`,
    ),
  ])
  return {
    drafts: row?.drafts ?? 0,
    emptySearches: row?.emptySearches ?? 0,
    untooled,
    untranslated: locales.flatMap((locale) =>
      untranslated.filter((each) => each.locale === locale),
    ),
  }
}

/** Reads the time of the oldest unanswered lead, ISO date; undefined if there is none. */
export async function readOldestLead(payload: Payload, user: User): Promise<string | undefined> {
  const statement = oldestUnanswered(user)
  if (!statement) return undefined
  const [row] = await rows<{ at: Date | string | null }>(payload, sql`select ${statement} as at`)
  return row?.at ? new Date(row.at).toISOString() : undefined
}
