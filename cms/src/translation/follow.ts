import type { Locale } from '@vitrine/configuration/locales'
import {
  acceptHunks,
  fingerprintOf,
  fingerprintOfAll,
  hunksOf,
  sameFingerprints,
} from './passages.ts'
import type { TextPlace } from './text-places.ts'

/** Fingerprints of the passages of a text. */
type Fingerprints = string[]

/**
 * State of a text in one language: up to date if `basis` equals `source`, outdated if it differs,
 * missing without a `target`.
 */
export interface Translation {
  path: string
  locale: Locale
  /** Language that the text is translated from. */
  sourceLocale: Locale
  /** Source as it is now. */
  source: Fingerprints
  /** Source that the target was translated from. */
  basis: Fingerprints | null
  target: Fingerprints | null
  /** The same of what visitors read. */
  publicSource: Fingerprints | null
  publicBasis: Fingerprints | null
  publicTarget: Fingerprints | null
}

/** A source for which a target text is valid. The target is a fingerprint of the whole text. */
export interface KnownBasis {
  path: string
  locale: Locale
  target: string
  basis: Fingerprints
}

export interface Followed {
  translations: Translation[]
  /** Sources that were not known for their target. */
  bases: KnownBasis[]
}

/** Recorded translations of a document, and the sources of their targets. */
export interface Recorded {
  translations: readonly Translation[]
  /** The last known ones last. */
  bases: readonly KnownBasis[]
}

interface Contents {
  draft: readonly TextPlace[]
  /** Texts that visitors read. */
  published: readonly TextPlace[]
  locales: readonly Locale[]
  /** Language in which the whole document is written: it needs no other. */
  own?: Locale | undefined
  /**
   * Preferred source language. A text that does not exist in it is translated from the first language
   * that has it.
   */
  source: Locale
  /** True if the changes of the source do not change its meaning: translations stay valid. */
  isInsignificant?: boolean
  /** Sources that somebody translated from, in one language, by path. */
  translated?: { locale: Locale; bases: ReadonlyMap<string, Fingerprints> } | undefined
}

/**
 * Basis of a target that was changed: those changes of the source are accepted at whose place the
 * target was changed; all of them where the passages of the two languages do not stand side by side.
 */
function basisOfChanged(
  { basis, target }: { basis: Fingerprints; target: Fingerprints },
  source: Fingerprints,
  changed: Fingerprints,
): Fingerprints {
  if (basis.length !== target.length) return source
  const places = hunksOf(target, changed)
  return acceptHunks(basis, source, ({ from, to }) =>
    places.some(
      (place) => place.from <= Math.max(to - 1, from) && from <= Math.max(place.to - 1, place.from),
    ),
  )
}

/** Basis in which the changes of a source are accepted that the basis had followed until then. */
const basisKept = (basis: Fingerprints, before: Fingerprints, source: Fingerprints): Fingerprints =>
  sameFingerprints(basis, before)
    ? source
    : hunksOf(before, source).reduce<Fingerprints>((kept, { from, to, newFrom, newTo }) => {
        const removed = before.slice(from, to)
        const at = kept.findIndex(
          (_, start) =>
            removed.length > 0 && removed.every((each, place) => kept[start + place] === each),
        )
        return at === -1
          ? kept
          : [
              ...kept.slice(0, at),
              ...source.slice(newFrom, newTo),
              ...kept.slice(at + removed.length),
            ]
      }, basis)

/** Language of a place that the others are translated from: the first one that it was written in. */
function sourceLocaleOf(
  { passages }: TextPlace,
  known: Locale | undefined,
  { source, locales }: Contents,
): Locale {
  if (known !== undefined && passages[known]) return known
  return passages[source] ? source : (locales.find((locale) => passages[locale]) ?? source)
}

/** True if two languages of a text follow the same source, as far as it is known. */
export const areInStep = (
  one: Pick<Translation, 'basis'> | undefined,
  other: Pick<Translation, 'basis'> | undefined,
): boolean => !one?.basis || !other?.basis || sameFingerprints(one.basis, other.basis)

const fingerprints = (passages: readonly string[] | undefined): Fingerprints | null =>
  passages === undefined ? null : passages.map(fingerprintOf)

/** Known sources of targets, by place, language and target. */
class KnownBases {
  readonly added: KnownBasis[] = []
  readonly #byTarget: Map<string, Fingerprints[]>

  constructor(known: readonly KnownBasis[]) {
    this.#byTarget = new Map(
      [...Map.groupBy(known, (each) => this.#keyOf(each))].map(([key, each]) => [
        key,
        each.map(({ basis }) => basis),
      ]),
    )
  }

  #keyOf({ path, locale, target }: Omit<KnownBasis, 'basis'>): string {
    return JSON.stringify([path, locale, target])
  }

  add(place: Pick<KnownBasis, 'path' | 'locale'>, text: Fingerprints, basis: Fingerprints): void {
    const key = { ...place, target: fingerprintOfAll(text) }
    const known = this.#byTarget.get(this.#keyOf(key)) ?? []
    if (known.some((each) => sameFingerprints(each, basis))) return
    this.#byTarget.set(this.#keyOf(key), [...known, basis])
    this.added.push({ ...key, basis })
  }

  /** Known source of a text that differs least from a source; of equal ones the last known. */
  nearest(
    place: Pick<KnownBasis, 'path' | 'locale'>,
    text: Fingerprints,
    source: Fingerprints,
  ): Fingerprints | undefined {
    const key = { ...place, target: fingerprintOfAll(text) }
    return this.#byTarget
      .get(this.#keyOf(key))
      ?.toReversed()
      .map((basis) => ({ basis, differences: hunksOf(basis, source).length }))
      .reduce((best, each) => (each.differences < best.differences ? each : best)).basis
  }
}

interface SavedTarget {
  at: { path: string; locale: Locale }
  target: Fingerprints
  source: Fingerprints
  /** What a translator saw when the target was written. */
  given: Fingerprints | undefined
  /** What was recorded before: of any source language, and of this one. */
  noted: Translation | undefined
  former: Translation | undefined
  /** What was recorded of the source language. */
  sourceBefore: Translation | undefined
}

/** What a saved target follows; undefined if nothing new is known of it. */
function learnedBasis(
  { at, target, source, given, noted, former, sourceBefore }: SavedTarget,
  known: KnownBases,
  isInsignificant: boolean,
): Fingerprints | undefined {
  if (given) return given
  if (former?.basis && former.target && sameFingerprints(former.target, target))
    return isInsignificant ? basisKept(former.basis, former.source, source) : undefined
  const isNew =
    noted === former
      ? known.nearest(at, target, source) === undefined
      : !sameFingerprints(noted?.target ?? null, target) || areInStep(noted, sourceBefore)
  if (!isNew) return undefined
  return former?.basis && former.target
    ? basisOfChanged({ basis: former.basis, target: former.target }, source, target)
    : source
}

/**
 * Translations of a document after a save, from its texts and what was recorded before it. A target
 * that was changed follows the source as it is now. A target that was seen before is valid for the
 * sources that it was valid for: an older text that comes back is outdated, and a source that comes
 * back is followed.
 */
export function followTranslations(recorded: Recorded, contents: Contents): Followed {
  const { draft, published, locales, isInsignificant = false, translated, own } = contents
  const keyOf = ({ path, locale }: { path: string; locale: Locale }): string => `${locale} ${path}`
  const before = new Map(recorded.translations.map((each) => [keyOf(each), each]))
  const sources = new Map(recorded.translations.map((each) => [each.path, each.sourceLocale]))
  const shown = new Map(published.map((place) => [place.path, place.passages]))
  const known = new KnownBases(recorded.bases)
  const translations = draft.flatMap((place) => {
    const { path, passages } = place
    const sourceLocale = sourceLocaleOf(place, sources.get(path), contents)
    const source = fingerprints(passages[sourceLocale]) ?? []
    const publicSource = fingerprints(shown.get(path)?.[sourceLocale])
    return locales.flatMap((locale): Translation[] => {
      if (locale === sourceLocale || (own !== undefined && !passages[locale])) return []
      const at = { path, locale }
      const noted = before.get(keyOf(at))
      const former = noted?.sourceLocale === sourceLocale ? noted : undefined
      const target = fingerprints(passages[locale])
      const publicTarget = fingerprints(shown.get(path)?.[locale])
      const given = translated?.locale === locale ? translated.bases.get(path) : undefined
      const sourceBefore = before.get(keyOf({ path, locale: sourceLocale }))
      const learned =
        target &&
        learnedBasis(
          { at, target, source, given, noted, former, sourceBefore },
          known,
          isInsignificant,
        )
      if (target && learned) known.add(at, target, learned)
      return [
        {
          ...at,
          sourceLocale,
          source,
          target,
          basis: target && (known.nearest(at, target, source) ?? former?.basis ?? source),
          publicSource,
          publicTarget,
          publicBasis:
            publicTarget &&
            publicSource &&
            (known.nearest(at, publicTarget, publicSource) ?? publicSource),
        },
      ]
    })
  })
  return { translations, bases: known.added }
}
