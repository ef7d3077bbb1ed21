import type { Answer } from '@vitrine/contract/client'
import { partListLimits } from '@vitrine/contract/part-list'
import { ApiError } from '@vitrine/contract/errors'
import { findLines } from '#src/api/catalogue/parts.ts'
import { findParts } from '#src/api/search/find-parts.ts'
import { readFormer } from '#src/api/reading/former-parts.ts'
import { kinds } from '#src/publishing/changes/kinds.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import type { CallInput } from '#src/api/reading/handler.ts'
import { WithdrawnError } from '#src/api/reading/replacement.ts'
import { normalizePartNumber } from '#src/content/variants/part-number.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { JsonText } from '#src/platform/http/json-text.ts'
import { askedLocales } from './read-feed.ts'
import { recordColumns, recordText } from './record-text.ts'
import type { StoredRecord } from './record-text.ts'

type Line = Answer<'part-numbers-find'>['lines'][number]

/** Seconds after which a record that is not derived is worth another request. */
const retryAfterSeconds = 2

/**
 * Record of a part number in any spelling.
 * @throws `not-derived` if the catalogue has the part number and the feed has no record of it
 */
export async function readPartRecord(
  context: CallContext,
  { params: { code }, query }: Pick<CallInput<'part-number-read'>, 'params' | 'query'>,
): Promise<JsonText> {
  const { payload } = context
  context.tag('feed:part-numbers')
  const locales = askedLocales(query.locales, context.locale)
  const [found] = await rows<
    StoredRecord & { key: string; is_there: boolean; successor: string | null }
  >(
    payload,
    sql`select key, successor, gone_at is null and locales && ${sql.param(locales)}::text[] as is_there, ${recordColumns(locales, sql`true`)}
      from feed_records where kind = 'part-numbers' and folded = ${normalizePartNumber(code)}
      order by gone_at is not null, key = ${code} desc limit 1`,
  )
  if (found?.is_there) return new JsonText(recordText(found, locales))
  // published meanwhile: the cached answer ends with the publication
  context.tag(...kinds.products.lists)
  for (const locale of locales) {
    const asked = { numbers: [normalizePartNumber(code)], gtins: [] }
    const { stored } = await findParts({ ...context, locale }, asked)
    if (stored.size > 0) throw new ApiError('not-derived', { retryAfter: retryAfterSeconds })
  }
  const former = (await readFormer(context, [code]))(code)
  if (former) throw new WithdrawnError(former.replacedBy, former.former.part_number, former.former)
  throw new ApiError('not-found')
}

/** Lines of codes; as many at a time as a list has. */
async function linesOf(context: CallContext, codes: readonly string[]): Promise<Line[]> {
  const lines: Line[] = []
  for (let at = 0; at < codes.length; at += partListLimits.posted) {
    const items = codes
      .slice(at, at + partListLimits.posted)
      .map((code) => ({ code, quantity: null }))
    const found = await findLines(context, items)
    lines.push(
      ...found.lines.map((line) => ({
        code: line.code,
        state: line.state,
        part_number: line.part?.part_number ?? null,
        record: null,
        ...(line.former ? { former: line.former } : {}),
        candidates: line.candidates.map(({ part_number: candidate }) => candidate),
        references: line.references.map(({ maker, number, grade, note, part_number: ours }) => ({
          maker: maker.name,
          number,
          grade,
          note,
          part_number: ours,
        })),
      })),
    )
  }
  return lines
}

/** Line for each code, and the records of the part numbers that were found. */
export async function findRecords(
  context: CallContext,
  { query, body }: Pick<CallInput<'part-numbers-find'>, 'query' | 'body'>,
): Promise<JsonText> {
  const locales = askedLocales(query.locales, context.locale)
  const lines = await linesOf(context, body.codes)
  const wanted = [...new Set(lines.flatMap(({ part_number: code }) => code ?? []))]
  const found = await rows<StoredRecord & { key: string; is_asked: boolean }>(
    context.payload,
    sql`select key, locales && ${sql.param(locales)}::text[] as is_asked, ${recordColumns(locales, sql`true`)} from feed_records
      where kind = 'part-numbers' and key = any(${sql.param(wanted)}::text[]) and gone_at is null
      order by array_position(${sql.param(wanted)}::text[], key)`,
  )
  const records = found.flatMap((row) => (row.is_asked ? [recordText(row, locales)] : []))
  const states = new Map(
    found.map(({ key, is_asked: isAsked }) => [key, isAsked ? 'sent' : 'other-language'] as const),
  )
  const stated = lines.map((line): Line => ({
    ...line,
    record: line.part_number === null ? null : (states.get(line.part_number) ?? 'not-derived'),
  }))
  return new JsonText(`{"lines":${JSON.stringify(stated)},"data":[${records.join(',')}]}`)
}
