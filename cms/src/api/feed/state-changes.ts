import type { CallContext } from '#src/api/reading/call-context.ts'
import type { CallInput } from '#src/api/reading/handler.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { JsonText } from '#src/platform/http/json-text.ts'
import { askedLocales } from './read-feed.ts'
import { recordColumns, recordText } from './record-text.ts'
import type { StoredRecord } from './record-text.ts'

/** Records of the part numbers that are not active, those whose state began last first. */
export async function readStateChanges(
  context: CallContext,
  { query: { limit, ...query } }: Pick<CallInput<'state-changes-list'>, 'query'>,
): Promise<JsonText> {
  context.tag('feed:part-numbers')
  const locales = askedLocales(query.locales, context.locale)
  const found = await rows<StoredRecord>(
    context.payload,
    sql`select ${recordColumns(locales, sql`true`)} from feed_records
      where kind = 'part-numbers' and gone_at is null and facts->>'state' <> 'active' and locales && ${sql.param(locales)}::text[]
      order by facts->>'since' desc, key limit ${limit}`,
  )
  return new JsonText(`{"data":[${found.map((row) => recordText(row, locales)).join(',')}]}`)
}
