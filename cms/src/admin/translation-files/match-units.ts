import { locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { isStorable, toStorable } from '@vitrine/contract/storable-text'
import type { PayloadRequest } from 'payload'
import { exchangeLimits, RefusedFile } from '#src/translation/exchange/exchanged.ts'
import type { ReturnedUnit } from '#src/translation/exchange/exchanged.ts'
import { placeUnits } from '#src/translation/exchange/place-unit.ts'
import type { NewFile } from '#src/translation/exchange/proposals.ts'
import type { Problem, ProblemReason } from '#src/translation/exchange/exchange-shapes.ts'
import { readKey } from '#src/translation/exchange/unit-key.ts'
import type { UnitKey } from '#src/translation/exchange/unit-key.ts'
import { fingerprintOf } from '#src/translation/passages.ts'
import { escaped, plainText, tagsOf } from '#src/translation/tagged-text.ts'
import { itemOf } from '#src/admin/translations/desk-item.ts'
import { readDesk } from '#src/admin/translations/read-desk.ts'
import type { DeskDocument, DeskText } from '#src/translation/desk-shapes.ts'
import { targetFingerprint } from './export-documents.ts'

/** Most time for reading the documents of a file, ms. */
const maxReadingMs = 60_000

/** Most foreign inline elements of a passage that are named. */
const maxUnknownTags = 20

type Result = Omit<NewFile, 'name'>
type NewProposal = Result['proposals'][number]

/** Language of a tag without its region: agencies write `es` for `es-ES`. */
const languageOf = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? ''

const isIn = (tag: string | undefined, locale: Locale): boolean =>
  tag === undefined || tag === '' || languageOf(tag) === languageOf(locales[locale].tag)

/** Texts as readers see them, by the kind of the text. */
export const textIn = (isRich: boolean, tagged: string): string =>
  isRich ? tagged : plainText(tagged)

/** True if two texts say the same and have the same tags. */
const isSame = (isRich: boolean, one: string, other: string): boolean =>
  targetFingerprint(isRich, one) === targetFingerprint(isRich, other) &&
  (!isRich || tagsOf(one).join(' ') === tagsOf(other).join(' '))

/** Passages of a text, to find the place of a unit. */
export const presentPassages = ({ sourceSeen, passages, isRich }: DeskText) => ({
  fingerprints: sourceSeen,
  texts: passages.map(({ source }) => (isRich ? plainText(source) : source)),
})

/** A unit that belongs to a text of a document, with its texts as tagged text. */
interface Matched {
  unit: ReturnedUnit
  key: UnitKey
  target: string
  /** Source in the file; null: it has none. */
  source: string | null
}

/** Text of a source if it is the exported one, by its fingerprint; null: it is another one or none. */
export function exportedText(source: string | null, fingerprint: string): string | null {
  const text = source === null ? null : plainText(source)
  return text !== null && fingerprintOf(text) === fingerprint ? text : null
}

function matchedOf(unit: ReturnedUnit, key: UnitKey, isRich: boolean): Matched {
  const tagged = (value: string): string =>
    toStorable(unit.isCell && !isRich ? escaped(value) : value)
  const source = unit.source === null ? null : tagged(unit.source)
  return { unit, key, target: tagged(unit.target), source }
}

/** True for a copy of the source that nobody has confirmed: tools fill targets with it. */
const isCopy = ({ unit, key, target }: Matched): boolean =>
  !unit.isConfirmed && key.target === null && fingerprintOf(plainText(target)) === key.source

/** True if a text is the exported one, or the one that the site has: there is nothing to accept. */
function isUntouched(
  { unit, key, target: tagged }: Matched,
  { isRich, passages }: DeskText,
  at: number | undefined,
): boolean {
  const target = textIn(isRich, tagged)
  const passage = at === undefined ? undefined : passages[at]
  if (target === '' && key.target === null) return true
  if (targetFingerprint(isRich, target) !== key.target)
    return passage?.state === 'current' && isSame(isRich, passage.target, target)
  // an outdated text may have been confirmed as it is; a change of its tags alone is one
  if (unit.isConfirmed && passage?.state === 'outdated') return false
  const present = passage?.target ?? ''
  return targetFingerprint(isRich, present) !== key.target || isSame(isRich, present, target)
}

class Matching {
  readonly problems: Problem[] = []
  readonly proposals: NewProposal[] = []
  unchanged = 0

  note({ line, key }: ReturnedUnit, reason: ProblemReason, detail = key): void {
    this.problems.push({ line, reason, detail: toStorable(detail.slice(0, 200)) })
  }

  /** Matches the units of a document in one language with its texts as they are now. */
  add(document: DeskDocument | undefined, units: readonly ReturnedUnit[]): void {
    const texts = new Map(document?.texts.map((text) => [text.path, text]))
    const matched = units.flatMap((unit): Matched[] => {
      const key = readKey(unit.key)
      const text = key && texts.get(key.path)
      if (!key) this.note(unit, 'foreign')
      else if (unit.problem) this.note(unit, unit.problem, unit.target)
      else if (!document?.mayWrite) this.note(unit, 'denied')
      else if (!text) this.note(unit, 'gone')
      else if (!isIn(unit.targetLanguage, document.item.locale))
        this.note(unit, 'language', unit.targetLanguage)
      else return [matchedOf(unit, key, text.isRich)]
      return []
    })
    for (const [path, each] of Map.groupBy(matched, ({ key }) => key.path)) {
      const text = texts.get(path)
      if (document && text) this.#addText(document, text, each)
    }
  }

  #addText(document: DeskDocument, text: DeskText, matched: readonly Matched[]): void {
    const { collection, id: documentId, locale } = document.item
    const places = placeUnits(
      matched.map(({ key, source }) => ({ ...key, text: exportedText(source, key.source) })),
      presentPassages(text),
    )
    const seen = new Map<string, string | undefined>()
    for (const [index, each] of matched.entries()) {
      const { unit, key, target, source } = each
      const former = seen.get(unit.key)
      const isTouched = !isUntouched(each, text, places[index])
      // tools append translated units to those that they did not touch
      if (!isTouched) this.unchanged += seen.has(unit.key) ? 0 : 1
      else if (isCopy(each)) this.note(unit, 'untranslated')
      else if (former === undefined) {
        const { path, at, source: fingerprint, target: targetSeen } = key
        const unknownTags = unit.unknownTags.slice(0, maxUnknownTags).map(toStorable)
        this.proposals.push({
          line: unit.line,
          collection,
          documentId,
          locale,
          path,
          at,
          source: fingerprint,
          target: targetSeen,
          sourceText: source,
          text: target,
          unknownTags,
        })
        if (!isStorable(unit.target)) this.note(unit, 'characters')
      } else if (former !== target) this.note(unit, 'duplicate')
      seen.set(unit.key, former ?? (isTouched ? target : undefined))
    }
  }
}

/**
 * Translations of a file as proposals. A unit only reaches a text of a document that the account may
 * write, in a language of the account; all others are named with their line.
 *
 * @throws `RefusedFile` if no unit is of this site, or for too many documents.
 */
export async function matchUnits(
  req: PayloadRequest,
  units: readonly ReturnedUnit[],
): Promise<Result> {
  const matching = new Matching()
  const itemIn = ({ key }: ReturnedUnit): string => readKey(key)?.item ?? ''
  const byItem = Map.groupBy(units, itemIn)
  if (units.length > 0 && [...byItem.keys()].every((key) => itemOf(key) === undefined))
    throw new RefusedFile('foreign')
  if (byItem.size > exchangeLimits.documents) throw new RefusedFile('units')
  const began = performance.now()
  for (const [key, each] of byItem) {
    if (performance.now() - began > maxReadingMs) throw new RefusedFile('units')
    const item = itemOf(key)
    if (item) matching.add(await readDesk(req, item), each)
    else for (const unit of each) matching.note(unit, 'foreign')
  }
  const { problems, proposals, unchanged } = matching
  return { problems, proposals, unchanged }
}
