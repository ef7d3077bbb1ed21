import { defaultLocale, isLocale, knownLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { PayloadRequest } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'

type Req = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** Stored rules of the company (global `language-rules`). */
export interface StoredRules {
  sources?: { kind?: string | null; language?: string | null }[] | null
}

/** Source languages that the company has chosen, by collection or global. */
export const sourcesOf = ({ sources }: StoredRules): Map<string, Locale> =>
  new Map(
    (sources ?? []).flatMap(({ kind, language }): [string, Locale][] =>
      kind && language && isLocale(language) ? [[kind, language]] : [],
    ),
  )

/** Language from which the texts of a collection or global are translated. */
export async function readSourceLocale(req: Req, collection: string): Promise<Locale> {
  const [chosen] = await rows<{ language: string }>(
    req.payload,
    sql`select language::text as language from language_rules_sources where kind::text = ${collection} limit 1`,
    req,
  )
  return knownLocale(chosen?.language ?? defaultLocale)
}
