import type { Locale } from '@vitrine/configuration/locales'
import { sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'

/** Stored record with the texts of the asked languages, by language. */
export type StoredRecord = {
  number: string
  at: Date | string
  record: string | null
} & Partial<Record<Locale, string | null>>

/** Columns of a stored record; null where the condition is false. */
export const recordColumns = (locales: readonly Locale[], condition: Statement): Statement =>
  sql.join(
    [
      sql`number, at, case when ${condition} then record end as record`,
      ...locales.map((code) => {
        const name = sql.raw(`'${code}'`)
        return sql`case when ${condition} then texts[array_position(locales, ${name})] end as ${sql.identifier(code)}`
      }),
    ],
    sql`, `,
  )

/** JSON of a stored record with the number and the instant of its last change. */
export function recordText(row: StoredRecord, locales: readonly Locale[]): string {
  const languages = locales.flatMap((code) => {
    const text = row[code]
    return typeof text === 'string' ? [`"${code}":${text}`] : []
  })
  const written = JSON.stringify({
    change: Number(row.number),
    updated_at: new Date(row.at).toISOString(),
  })
  return `${(row.record ?? '{}').slice(0, -1)},${written.slice(1, -1)},"languages":{${languages.join(',')}}}`
}
