import { defaultLocale } from '@vitrine/configuration/locales'
import { panelBase } from '@vitrine/contract/panel'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { titleFieldOf } from '#src/platform/collections/collections.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
import { labelOfAll, labelsOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { scheduledPublicationTask } from '#src/publishing/languages/schedule.ts'
import { crossReferencesTexts } from '#texts/cross-references.js'
import { lifeCycleTexts } from '#texts/life-cycle.js'
import { publishingTexts } from '#texts/publishing.js'
import { toolingTexts } from '#texts/tooling.js'
import type { Reference, Search } from './relations.ts'

/** Maximum references of a kind. */
const maxReferences = 10

const fields: Record<string, Label> = {
  tooling: labelsOf(toolingTexts).title,
  successor: labelsOf(lifeCycleTexts).successorPart,
  references: labelsOf(crossReferencesTexts).title,
  schedule: labelsOf(publishingTexts).schedule.waiting,
}

interface Row {
  source: string
  id: number
  field: string
}

/**
 * Published documents that name a product by one of its part numbers, or as a successor by its
 * slug.
 */
const byPartNumber = (id: number): Statement => sql`
  with own as (
    select array(select normalised from search_variants where product_id = ${id}) as numbers,
      array(select slug from search_entries where collection = 'products' and document_id = ${id}) as slugs
  )
  select distinct 'products' as source, t.product_id as id, 'tooling' as field
  from search_tooling t, own where t.product_id <> ${id} and t.targets && own.numbers
  union
  select 'products', p.product_id, 'successor' from search_products p, own where p.product_id <> ${id} and p.successor_keys && (own.numbers || own.slugs)
  union
  select 'other-makers', r.maker_id, 'references' from search_cross_references r, own where r.ours = any(own.numbers)
  limit ${maxReferences}`

/**
 * Documents with a scheduled publication of an account, which runs with the account's permissions.
 */
const bySchedule = (id: number): Statement => sql`
  select distinct input -> 'doc' ->> 'relationTo' as source, (input -> 'doc' ->> 'value')::int as id, 'schedule' as field
  from payload_jobs
  where task_slug = ${scheduledPublicationTask} and completed_at is null and not coalesce(has_error, false)
    and input -> 'user' ->> 'value' = ${String(id)} and input -> 'doc' ->> 'value' is not null
  limit ${maxReferences}`

const statements: Record<string, (id: number) => Statement> = {
  products: byPartNumber,
  users: bySchedule,
}

/** References that are not relations: part numbers in tables, and accounts in scheduled jobs. */
export async function readIndirect({ payload, target, transaction }: Search): Promise<Reference[]> {
  const statement = statements[target.collection]
  if (!statement) return []
  const found = await rows<Row>(payload, statement(target.id), transaction)
  const references = await Promise.all(
    found.map(async ({ source, id, field }): Promise<Reference | undefined> => {
      const collection = source as CollectionSlug
      const { config } = payload.collections[collection]
      const document = await payload.findByID({
        collection,
        id,
        depth: 0,
        draft: true,
        locale: defaultLocale,
        disableErrors: true,
        overrideAccess: true,
        req: { transactionID: transaction.transactionID } as PayloadRequest,
      })
      if (!document) return undefined
      return {
        source,
        id,
        kind: (config.labels.singular ?? labelOfAll(source)) as Label,
        title: String(Object(document)[titleFieldOf(config)] ?? id),
        field: fields[field] ?? {},
        address: `${panelBase}/collections/${source}/${id}`,
      }
    }),
  )
  return references.filter((reference) => reference !== undefined)
}
