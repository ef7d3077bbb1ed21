import { localeCodes } from '@vitrine/configuration/locales'
import type { Tag } from '@vitrine/contract/tags'
import type { Payload } from 'payload'
import {
  cellText,
  makerKeys,
  noteKey,
  referencesOf,
} from '#src/content/cross-references/declaration.ts'
import { slugOf } from '#src/content/fields/slug-of.ts'
import { isOfSite } from '#src/content/site-modules.ts'
import { normalizePartNumber } from '#src/content/variants/part-number.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { countWording } from './count-wording.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import type { PublishedDocument } from '#src/publishing/changes/published-document.ts'

const textIn = (document: PublishedDocument, name: string): string => {
  const value = document[name]
  return typeof value === 'string' ? value.trim() : ''
}

/** Replaces the cross-references of another maker; deletes them if there is no document. */
export async function writeReferences(
  payload: Payload,
  id: number,
  document: PublishedDocument | undefined,
  transaction: Transaction,
): Promise<void> {
  await countWording(payload, transaction)
  await rows(payload, sql`delete from search_cross_references where maker_id = ${id}`, transaction)
  await rows(payload, sql`delete from search_other_makers where maker_id = ${id}`, transaction)
  if (!document || !isOfSite('other-makers')) return
  const name = textIn(document, 'name')
  await rows(
    payload,
    sql`
    insert into search_other_makers (maker_id, name, slug, keys)
    values (${id}, ${name}, ${slugOf(name)}, ${sql.param(makerKeys(name, textIn(document, 'aliases')))}::text[])`,
    transaction,
  )
  const stored = referencesOf(document['references'])
  if (stored.length === 0) return
  const column = (read: (row: (typeof stored)[number]) => string) =>
    sql`${sql.param(stored.map(read))}::text[]`
  const notes = column((row) =>
    JSON.stringify(
      Object.fromEntries(
        localeCodes.flatMap((locale) => {
          const note = cellText(row, noteKey(locale))
          return note === '' ? [] : [[locale, note]]
        }),
      ),
    ),
  )
  await rows(
    payload,
    sql`
    insert into search_cross_references (maker_id, position, number, normalised, written, ours, grade, notes, source, checked_on)
    select ${id}::int, place, number, normalised, written, ours, grade, notes::jsonb, nullif(source, ''), nullif(checked, '')::date
    from unnest(${column((row) => row.part_number.trim())}, ${column((row) => normalizePartNumber(row.part_number))},
      ${column((row) => cellText(row, 'ours'))}, ${column((row) => normalizePartNumber(cellText(row, 'ours')))},
      ${column((row) => cellText(row, 'grade'))}, ${notes}, ${column((row) => cellText(row, 'source'))},
      ${column((row) => cellText(row, 'checked_on'))}) with ordinality
      as line(number, normalised, written, ours, grade, notes, source, checked, place)`,
    transaction,
  )
}

/** Tags of the products that replace one of a maker's numbers. */
export async function referenceTags(
  payload: Payload,
  id: number,
  transaction: Transaction,
): Promise<Tag[]> {
  const found = await rows<{ id: number }>(
    payload,
    sql`
    select v.product_id as id from search_cross_references r join search_variants v on v.normalised = r.ours
    where r.maker_id = ${id}
    union
    select e.document_id from search_cross_references r join search_entries e on e.collection = 'products'
      and upper(regexp_replace(e.card->>'family', '[^A-Za-z0-9]', '', 'g')) = r.ours
    where r.maker_id = ${id}`,
    transaction,
  )
  return found.map((product): Tag => `product:${product.id}`)
}
