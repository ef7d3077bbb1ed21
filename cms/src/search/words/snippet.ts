import { fold } from './fold.ts'

/** Maximum length of a snippet, characters. */
const maxLength = 200
/** Maximum length of the text before the first searched word, characters. */
const before = 40

/** Part of a snippet; `marked`: true for a searched word. */
export interface SnippetPart {
  text: string
  marked: boolean
}

/**
 * True if a folded word has a lexeme: it begins with the lexeme, whose last letter may differ, and
 * is at most four letters longer.
 */
function isOf(word: string, lexeme: string): boolean {
  if (/\d/.test(lexeme) || lexeme.length < 4) return word === lexeme
  const shared = lexeme.slice(0, Math.max(4, lexeme.length - 1))
  return word.startsWith(shared) && word.length - lexeme.length <= 4
}

/**
 * Finder of the lexeme of a word. Most words of a page share no beginning with a lexeme; these are
 * not folded.
 */
function lexemeFinder(lexemes: readonly string[]): (word: string) => string | undefined {
  const beginnings = new Set(lexemes.map(([first]) => first))
  return (word) => {
    const first = word[0]?.toLowerCase()
    if (/^[a-z\d]/i.test(word) && !beginnings.has(first)) return undefined
    const folded = fold(word)
    return lexemes.find((lexeme) => isOf(folded, lexeme))
  }
}

/**
 * Part of a text with most of the searched lexemes, whose words are marked; the beginning of a text
 * without any. Empty for an empty text.
 */
export function snippetOf(text: string, lexemes: readonly string[]): SnippetPart[] {
  const flat = text.replaceAll(/\s+/g, ' ').trim()
  const lexemeOf = lexemeFinder(lexemes)
  const words = [...flat.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
    lexeme: lexemeOf(word),
  }))
  const found = words.filter(({ lexeme }) => lexeme !== undefined)
  const best = { from: 0, count: 0 }
  for (const [index, { from }] of found.entries()) {
    const near = new Set<string | undefined>()
    for (let next = index; (found[next]?.to ?? Infinity) <= from + maxLength - before; next += 1)
      near.add(found[next]?.lexeme)
    if (near.size > best.count) Object.assign(best, { from, count: near.size })
  }
  // begins at a whole word, a few words before the first searched one
  const begin =
    best.from <= before
      ? 0
      : (words.find(({ from }) => from >= best.from - before)?.from ?? best.from)
  const last = words.findLast(({ from, to }) => from >= begin && to <= begin + maxLength)
  const end = flat.length <= begin + maxLength ? flat.length : (last?.to ?? begin + maxLength)
  const parts: SnippetPart[] = []
  let at = begin
  for (const { from, to } of found.filter((word) => word.from >= begin && word.to <= end)) {
    if (from > at) parts.push({ text: flat.slice(at, from), marked: false })
    parts.push({ text: flat.slice(from, to), marked: true })
    at = to
  }
  if (end > at) parts.push({ text: flat.slice(at, end), marked: false })
  if (begin > 0) parts.unshift({ text: '… ', marked: false })
  if (end < flat.length && end > 0) parts.push({ text: ' …', marked: false })
  return parts
}
