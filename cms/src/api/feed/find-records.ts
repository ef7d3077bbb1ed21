import type { Answer } from '@vitrine/contract/client'
import { partListLimits } from '@vitrine/contract/part-list'
import { ApiError } from '@vitrine/contract/errors'
import { findLines } from '#src/api/catalogue/parts.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import type { CallInput } from '#src/api/reading/handler.ts'
import { WithdrawnError } from '#src/api/reading/replacement.ts'
import { readSuccessors } from '#src/api/reading/successors.ts'
import { normalizePartNumber } from '#src/content/variants/part-number.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { JsonText } from '#src/platform/http/json-text.ts'
import { askedLocales } from './read-feed.ts'
import { recordColumns, recordText } from './record-text.ts'
import type { StoredRecord } from './record-text.ts'

type Line = Answer<'part-numbers-find'>['lines'][number]

/** Record of a part number in any spelling. */
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
  if (!found) throw new ApiError('not-found')
  if (found.is_there) return new JsonText(recordText(found, locales))
  const successor = (await readSuccessors(context, [found.successor]))(found.successor)
  throw new WithdrawnError(successor ?? undefined, found.key)
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
  const found = await rows<StoredRecord>(
    context.payload,
    sql`select ${recordColumns(locales, sql`true`)} from feed_records
      where kind = 'part-numbers' and key = any(${sql.param(wanted)}::text[]) and gone_at is null and locales && ${sql.param(locales)}::text[]
      order by array_position(${sql.param(wanted)}::text[], key)`,
  )
  const records = found.map((row) => recordText(row, locales))
  return new JsonText(`{"lines":${JSON.stringify(lines)},"data":[${records.join(',')}]}`)
}
