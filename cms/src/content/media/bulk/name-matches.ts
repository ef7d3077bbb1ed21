import { isLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import {
  kindWords,
  languageWords,
  noiseWords,
  revisionWords,
  shortLanguageWords,
  viewWords,
} from './file-words.ts'
import type { DocumentKind, PictureView } from './file-words.ts'
import type { NameIndex, NamedPart, NumberedDocument } from './name-index.ts'
import { taggedLanguages } from './language-tags.ts'
import type { NameToken } from './name-tokens.ts'

/** What a run of tokens may mean. */
interface Meanings {
  parts?: readonly NamedPart[]
  /** Products by family, title or slug. */
  products?: readonly number[]
  documents?: readonly NumberedDocument[]
  views?: ReadonlySet<PictureView>
  kinds?: ReadonlySet<DocumentKind>
  languages?: ReadonlySet<Locale>
  revision?: string
  isNoise?: boolean
}

/** Run of tokens with a meaning. */
export interface NameMatch extends Meanings {
  from: number
  /** Index after the last token. */
  to: number
  /** Folded text. */
  text: string
  /** False: signs of a code are left out, or a number follows it. */
  isExact: boolean
}

/** Maximum tokens of one meaning. */
const maxRun = 10

/** Offsets at which two tokens of digits meet. */
function breaksIn(tokens: readonly NameToken[]): Set<number> {
  const breaks = new Set<number>()
  let length = 0
  tokens.forEach(({ text }, at) => {
    const former = tokens[at - 1]?.text ?? ''
    if (/\d$/.test(former) && /^\d/.test(text)) breaks.add(length)
    length += text.length
  })
  return breaks
}

const isGtin = (text: string): boolean => /^(?:\d{8}|\d{12,14})$/.test(text)

/** True for a code of two or three letters that is no word of a sentence. */
function isCode({ raw, before }: NameToken, isLast: boolean): boolean {
  return isLast || raw === raw.toUpperCase() || before.trim() !== ''
}

/** Languages of a run; short codes count where they are no words. */
function languagesIn(
  run: readonly NameToken[],
  text: string,
  isLast: boolean,
): ReadonlySet<Locale> | undefined {
  const [first] = run
  if (!first) return undefined
  const tagged = taggedLanguages(run)
  if (tagged) return tagged
  if (run.length > 1 || text.length > 3) return languageWords.get(text)
  if (!isCode(first, isLast)) return undefined
  return (
    languageWords.get(text) ??
    (first.raw === first.raw.toUpperCase() ? shortLanguageWords.get(text) : undefined) ??
    (isLocale(text) ? new Set([text]) : undefined)
  )
}

/** Revision of a run: `rev B`, `revB`, `r02`. */
function revisionIn(run: readonly NameToken[]): string | undefined {
  const [word, value] = run
  if (word && value && run.length === 2)
    return revisionWords.has(word.text) && /^(?:[a-z]|\d{1,3})$/.test(value.text)
      ? value.raw.toUpperCase()
      : undefined
  const glued =
    run.length === 1 ? /^([a-z]+?)(\d{1,3})$|^(rev)([a-z])$/.exec(word?.text ?? '') : null
  const letters = glued?.[1] ?? glued?.[3] ?? ''
  return glued && revisionWords.has(letters)
    ? (glued[2] ?? glued[4] ?? '').toUpperCase()
    : undefined
}

/** Version of a file manager or a person (`v2`), which is no revision. */
const isNoise = (text: string): boolean => noiseWords.has(text) || /^v\d{1,2}$/.test(text)

function meaningsOf(
  run: readonly NameToken[],
  isLast: boolean,
  index: NameIndex,
): Pick<NameMatch, 'isExact'> & Meanings {
  const text = run.map((token) => token.text).join('')
  const { exact, loose } = index.parts(text, breaksIn(run))
  const parts = exact.length > 0 ? exact : loose
  if (parts.length > 0) return { parts, isExact: exact.length > 0 }
  const gtins = run.length === 1 && isGtin(text) ? index.gtin(text) : []
  if (gtins.length > 0) return { parts: gtins, isExact: true }
  const documents = index.documents(text)
  if (documents.length > 0) return { documents, isExact: true }
  const family = index.family(text)
  const products = family.length > 0 ? family : index.named(text)
  const views = viewWords.get(text)
  const kinds = kindWords.get(text)
  const languages = languagesIn(run, text, isLast)
  const revision = revisionIn(run)
  return {
    ...(products.length > 0 ? { products } : {}),
    ...(views ? { views } : {}),
    ...(kinds ? { kinds } : {}),
    ...(languages ? { languages } : {}),
    ...(revision === undefined ? {} : { revision }),
    ...(isNoise(text) ? { isNoise: true } : {}),
    isExact: true,
  }
}

/** Rank of equal lengths: codes come before words. */
const rankOf = ({ parts, documents, products, revision }: NameMatch): number =>
  parts ? 0 : documents ? 1 : revision === undefined ? (products ? 3 : 4) : 2

/** Runs with a meaning that do not overlap; the longest ones win. */
export function matchesIn(tokens: readonly NameToken[], index: NameIndex): NameMatch[] {
  const all: NameMatch[] = []
  for (let from = 0; from < tokens.length; from += 1)
    for (let to = from + 1; to <= Math.min(tokens.length, from + maxRun); to += 1) {
      const run = tokens.slice(from, to)
      const found = meaningsOf(run, to === tokens.length, index)
      // more than `isExact`
      if (Object.keys(found).length > 1)
        all.push({ from, to, text: run.map(({ text }) => text).join(''), ...found })
    }
  const ordered = all.toSorted(
    (a, b) => b.text.length - a.text.length || rankOf(a) - rankOf(b) || a.from - b.from,
  )
  const taken: NameMatch[] = []
  for (const match of ordered)
    if (taken.every(({ from, to }) => match.to <= from || match.from >= to)) taken.push(match)
  return taken.toSorted((a, b) => a.from - b.from)
}
