import type { Locale } from '@vitrine/configuration/locales'
import type { Term } from './term-shapes.ts'
import { wordStem } from './word-stem.ts'
import { wordTokens } from './word-tokens.ts'
import type { WordToken } from './word-tokens.ts'

/** Terms of which a sequence of words is an allowed or a forbidden form. */
interface Node {
  next: Map<string, Node>
  allowed: Term[]
  forbidden: Term[]
}

/** Sequence of words in a text that the glossary has. */
export interface WordMatch {
  from: number
  to: number
  /** Index of its first word, and number of its words. */
  at: number
  length: number
  allowed: readonly Term[]
  forbidden: readonly Term[]
}

/** Words of all terms in one language. */
export interface GlossaryIndex {
  locale: Locale
  root: Node
  /** Matches of texts that were looked up lately: a source is checked for each language. */
  recent: Map<string, readonly WordMatch[]>
}

const emptyNode = (): Node => ({ next: new Map(), allowed: [], forbidden: [] })

/** Letters of an acronym in a text that is not in capitals: `SE` is no `se`. */
const maxAcronym = 4

const isInCapitals = (text: string): boolean =>
  text.length > 1 && text !== text.toLowerCase() && text === text.toUpperCase()

/** Keys by which a word of a term is stored: those in capitals match capitals only. */
const keyOf = ({ text, isCode }: WordToken, locale: Locale): string =>
  isCode
    ? text.normalize('NFC').toLowerCase()
    : isInCapitals(text)
      ? `^${text.normalize('NFC')}`
      : wordStem(text, locale)

/** Key of a sequence of words; equal for singular and plural. */
export const formKey = (form: string, locale: Locale): string =>
  wordTokens(form)
    .map((token) => keyOf(token, locale))
    .join(' ')

function add(
  { root, locale }: GlossaryIndex,
  form: string,
  kind: 'allowed' | 'forbidden',
  term: Term,
): void {
  const tokens = wordTokens(form)
  if (tokens.length === 0) return
  let node = root
  for (const token of tokens) {
    const key = keyOf(token, locale)
    const next = node.next.get(key) ?? emptyNode()
    node.next.set(key, next)
    node = next
  }
  if (!node[kind].includes(term)) node[kind].push(term)
}

function indexOf(terms: readonly Term[], locale: Locale): GlossaryIndex {
  const index: GlossaryIndex = { locale, root: emptyNode(), recent: new Map() }
  for (const term of terms) {
    const words = term.words[locale]
    if (!words) continue
    for (const form of [words.preferred, ...words.forms]) add(index, form, 'allowed', term)
    for (const form of words.forbidden) add(index, form, 'forbidden', term)
  }
  return index
}

const indexes = new WeakMap<readonly Term[], Map<Locale, GlossaryIndex>>()

/** Index of a list of terms in a language, built once for each list. */
export function glossaryIndex(terms: readonly Term[], locale: Locale): GlossaryIndex {
  const own = indexes.get(terms) ?? new Map<Locale, GlossaryIndex>()
  indexes.set(terms, own)
  const index = own.get(locale) ?? indexOf(terms, locale)
  own.set(locale, index)
  return index
}

/** Keys under which a word of a text is looked up. */
function keysOf(token: WordToken, locale: Locale, isAllCapitals: boolean): string[] {
  const { text, isCode } = token
  if (isCode) return [text.normalize('NFC').toLowerCase()]
  if (!isInCapitals(text)) {
    const plural = text.endsWith('s') && isInCapitals(text.slice(0, -1))
    return [...(plural ? [`^${text.slice(0, -1)}`] : []), wordStem(text, locale)]
  }
  const acronym = `^${text.normalize('NFC')}`
  return !isAllCapitals && text.length <= maxAcronym ? [acronym] : [acronym, wordStem(text, locale)]
}

/** Texts whose matches are retained, and characters of a text that is. */
const maxRecent = 5000
const maxRecentLength = 1000

/** Matches of the glossary in a text: at each word all of them, the shortest first. */
export function matchesIn(index: GlossaryIndex, text: string): readonly WordMatch[] {
  if (index.root.next.size === 0) return []
  const { recent } = index
  const known = recent.get(text)
  if (known) return known
  const matches = findMatches(index, text)
  if (recent.size >= maxRecent) recent.clear()
  if (text.length <= maxRecentLength) recent.set(text, matches)
  return matches
}

function findMatches({ locale, root }: GlossaryIndex, text: string): WordMatch[] {
  const tokens = wordTokens(text)
  const isAllCapitals = text === text.toUpperCase()
  const keys = tokens.map((token) => keysOf(token, locale, isAllCapitals))
  const matches: WordMatch[] = []
  for (const [at, first] of tokens.entries()) {
    if (keys[at]?.some((key) => root.next.has(key)) !== true) continue
    let nodes: Node[] = [root]
    for (let end = at; end < tokens.length && nodes.length > 0; end++) {
      const last = tokens[end]
      if (!last || (end > at && !last.isJoined)) break
      nodes = nodes.flatMap(({ next }) => (keys[end] ?? []).flatMap((key) => next.get(key) ?? []))
      const [allowed, forbidden] = [
        nodes.flatMap((node) => node.allowed),
        nodes.flatMap((node) => node.forbidden),
      ]
      if (allowed.length + forbidden.length > 0)
        matches.push({
          from: first.from,
          to: last.to,
          at,
          length: end - at + 1,
          allowed,
          forbidden,
        })
    }
  }
  return matches
}

/** Longest match at each place; those within a longer one are left out. */
export function longestMatches(matches: readonly WordMatch[]): WordMatch[] {
  const result: WordMatch[] = []
  let end = 0
  for (const [at, each] of Map.groupBy(matches, (match) => match.at)) {
    const longest = each.at(-1)
    if (at < end || !longest) continue
    result.push(longest)
    end = at + longest.length
  }
  return result
}
