import type { Locale } from '@vitrine/configuration/locales'
import type { PayloadRequest } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import { areInStep } from './follow.ts'
import type { Followed, KnownBasis, Translation } from './follow.ts'
import { fingerprintOfAll } from './passages.ts'
import { readRecorded, writeChanges } from './record-translations.ts'

/** Former and new source language. */
interface Change {
  from: Locale
  to: Locale
}

/** Translations of one text with another source; as they are if that has no text. */
function switchText(translations: readonly Translation[], { from, to }: Change): Translation[] {
  const lead = translations.find(
    ({ locale, sourceLocale }) => locale === to && sourceLocale === from,
  )
  if (!lead?.target) return [...translations]
  const { target: source, publicTarget: publicSource } = lead
  const former = {
    ...lead,
    locale: from,
    target: lead.source,
    basis: lead.source,
    publicTarget: lead.publicSource,
    publicBasis: lead.publicSource,
  }
  return [former, ...translations.filter((each) => each !== lead)].map((each) => ({
    ...each,
    sourceLocale: to,
    source,
    publicSource,
    basis: each.target && (areInStep(each, lead) ? source : each.basis),
    publicBasis:
      each.publicTarget &&
      publicSource &&
      (areInStep({ basis: each.publicBasis }, { basis: lead.publicBasis })
        ? publicSource
        : each.publicBasis),
  }))
}

/** Sources for which the texts of a translation are valid. */
const basesOf = ({ path, locale, ...each }: Translation): KnownBasis[] =>
  [[each.target, each.basis] as const, [each.publicTarget, each.publicBasis] as const].flatMap(
    ([target, basis]) =>
      target && basis ? [{ path, locale, target: fingerprintOfAll(target), basis }] : [],
  )

/**
 * Translations of a document whose texts have another source language. A text that was first written
 * in a third language keeps its source, as does one that does not exist in the new one. Languages
 * that followed the same text follow the new source; the others are outdated.
 */
export function switchSource(translations: readonly Translation[], change: Change): Followed {
  const switched = [...Map.groupBy(translations, ({ path }) => path).values()].flatMap((each) =>
    each[0]?.sourceLocale === change.from ? switchText(each, change) : [...each],
  )
  return { translations: switched, bases: switched.flatMap(basesOf) }
}

/** Documents whose translations are read at once. */
const batch = 500

/** Gives the texts of a collection or global another source language. */
export async function followSourceLocale(
  req: PayloadRequest,
  collection: string,
  change: Change,
): Promise<void> {
  const found = await rows<{ id: number }>(
    req.payload,
    sql`select distinct document_id as id from translations
      where collection = ${collection} and source_locale = ${change.from} and locale = ${change.to} and target is not null order by 1`,
    req,
  )
  const ids = found.map(({ id }) => id)
  for (let from = 0; from < ids.length; from += batch) {
    const recorded = await readRecorded(req, collection, ids.slice(from, from + batch))
    const changes = [...recorded].map(([id, { translations }]) => {
      const { translations: changed, bases } = switchSource(translations, change)
      const places = new Set(changed.map(({ path, locale }) => `${locale} ${path}`))
      return {
        id,
        changed,
        bases,
        removed: translations.filter(({ path, locale }) => !places.has(`${locale} ${path}`)),
      }
    })
    await writeChanges(req, collection, changes, undefined)
  }
}
