import type { Locale } from '@vitrine/configuration/locales'
import type { FlattenedField, PayloadRequest } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import { fieldsOf, idOf, readDraft, slugOf } from '#src/publishing/languages/store.ts'
import type { Entity } from '#src/publishing/languages/store.ts'
import { alignPassages } from './align.ts'
import type { TextPair } from './desk-shapes.ts'
import type { Translation } from './follow.ts'
import { fingerprintOf, sameFingerprints } from './passages.ts'
import { passageNodes } from './rich-passages.ts'
import { taggedText } from './tagged-text.ts'
import { placesOf } from './text-places.ts'
import type { TextPlace } from './text-places.ts'

type Data = Record<string, unknown>
type Req = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** Row of the table of translations, with the names of the authors. */
interface StoredText extends Translation {
  source_changed_at: Date | string
  target_changed_at: Date | string | null
  source_author: string | null
  target_author: string | null
}

/** Recorded translations of a document in a language, by path. */
export async function readTranslations(
  req: Req,
  entity: Entity,
  locale: Locale,
): Promise<Map<string, StoredText>> {
  const found = await rows<StoredText>(
    req.payload,
    sql`
    select path, t.locale, source_locale as "sourceLocale", source, basis, target, public_source as "publicSource",
      public_basis as "publicBasis", public_target as "publicTarget", source_changed_at, target_changed_at,
      s.name as source_author, a.name as target_author
    from translations t left join users s on s.id = t.source_changed_by left join users a on a.id = t.target_changed_by
    where collection = ${slugOf(entity)} and document_id = ${idOf(entity)} and t.locale = ${locale}`,
    req,
  )
  return new Map(found.map((each) => [each.path, each]))
}

/** Texts of passages by their fingerprints. */
async function readPassages(
  req: Req,
  fingerprints: readonly string[],
): Promise<Map<string, string>> {
  if (fingerprints.length === 0) return new Map()
  const found = await rows<{ fingerprint: string; text: string }>(
    req.payload,
    sql`select fingerprint, text from passages where fingerprint = any(${sql.param([...new Set(fingerprints)])}::text[])`,
    req,
  )
  return new Map(found.map(({ fingerprint, text }) => [fingerprint, text]))
}

/** Passages of a stored text, with tags. */
export const taggedPassages = ({ isRich, values }: TextPlace, locale: Locale): string[] => {
  const value = values[locale]
  if (isRich) return passageNodes(value).map(taggedText)
  return typeof value === 'string' && value.trim() !== '' ? [value] : []
}

/** State of a text as a whole. */
export const stateOf = ({
  target,
  basis,
  source,
}: Pick<Translation, 'target' | 'basis' | 'source'>) =>
  target === null ? 'missing' : sameFingerprints(basis, source) ? 'current' : 'outdated'

const timeOf = (time: Date | string): string => new Date(time).toISOString()

function pairOf(
  place: TextPlace,
  stored: StoredText,
  locale: Locale,
  texts: ReadonlyMap<string, string>,
): TextPair {
  const { sourceLocale, basis } = stored
  const sources = taggedPassages(place, sourceLocale)
  const targets = taggedPassages(place, locale)
  const sourceSeen = (place.passages[sourceLocale] ?? []).map(fingerprintOf)
  const targetSeen = (place.passages[locale] ?? []).map(fingerprintOf)
  const { passages, left } = alignPassages(sourceSeen, basis, targets.length)
  return {
    path: place.path,
    field: place.field,
    formPath: place.formPath,
    isRich: place.isRich,
    maxLength: place.maxLength ?? null,
    sourceLocale,
    state: stateOf({ ...stored, source: sourceSeen }),
    passages: passages.map((each) => ({
      state: each.state,
      source: sources[each.source] ?? '',
      basis: each.basis === undefined ? null : (texts.get(basis?.[each.basis] ?? '') ?? null),
      target: each.target === undefined ? '' : (targets[each.target] ?? ''),
      targetAt: each.target ?? null,
    })),
    left: left.flatMap((index) => targets[index] ?? []),
    sourceSeen,
    targetSeen,
    basisSeen: basis,
    sourceChangedAt: timeOf(stored.source_changed_at),
    sourceChangedBy: stored.source_author,
    targetChangedAt: stored.target_changed_at && timeOf(stored.target_changed_at),
    targetChangedBy: stored.target_author,
    isPublicOutdated:
      stored.publicTarget !== null && !sameFingerprints(stored.publicBasis, stored.publicSource),
  }
}

/**
 * Texts of the latest version of a document beside their translations in a language, in the order of
 * the form; without those whose source is this language.
 */
export async function readDocumentTexts(
  req: Req,
  entity: Entity,
  locale: Locale,
): Promise<{ draft: Data; fields: readonly FlattenedField[]; texts: TextPair[] } | undefined> {
  const draft = await readDraft(req, entity)
  if (!draft) return undefined
  const fields = fieldsOf(req.payload, entity)
  const stored = await readTranslations(req, entity, locale)
  const bases = [...stored.values()].flatMap(({ basis, source }) =>
    sameFingerprints(basis, source) ? [] : (basis ?? []),
  )
  const passages = await readPassages(req, bases)
  const texts = placesOf(fields, draft).flatMap((place) => {
    const each = stored.get(place.path)
    return each ? [pairOf(place, each, locale, passages)] : []
  })
  return { draft, fields, texts }
}
