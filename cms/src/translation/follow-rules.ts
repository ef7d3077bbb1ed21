import { defaultLocale } from '@vitrine/configuration/locales'
import type { PayloadRequest } from 'payload'
import { appendChange } from '#src/publishing/changes/feed.ts'
import { sourcesOf } from './language-rules.ts'
import type { StoredRules } from './language-rules.ts'
import { followSourceLocale } from './source-locale.ts'

/**
 * Follows a change of the company's rules in its transaction: texts whose source was the former
 * language get the new one, and the pages on which safety texts stand are made again.
 */
export async function followRules(
  req: PayloadRequest,
  before: StoredRules,
  after: StoredRules,
): Promise<void> {
  const [former, chosen] = [sourcesOf(before), sourcesOf(after)]
  for (const collection of new Set([...former.keys(), ...chosen.keys()])) {
    const [from, to] = [former, chosen].map((sources) => sources.get(collection) ?? defaultLocale)
    if (from && to && from !== to) await followSourceLocale(req, collection, { from, to })
  }
  await appendChange(req.payload, ['language-rules'], req)
}
