/** Elements that a table or a message copied as its source has. */
const tag =
  /<\/?(?:html|body|table|thead|tbody|tr|t[dh]|p|div|br|hr|ul|ol|li|span|b|strong|i|em|font|a)(?:\s[^<>]*)?\/?>/gi

/** Contents that are no text of a message. */
const unread = [
  ['<!--', '-->'],
  ['<style', '</style'],
  ['<script', '</script'],
] as const

const entities: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  ndash: '–',
  mdash: '—',
}

const breaks = /^<(?:\/(?:tr|p|div|li|table)|[bh]r)\b/i
const cells = /^<\/t[dh]\b/i

/** Text without what stands between two marks; in linear time, whatever is nested or left open. */
function withoutBlocks(text: string, [from, to]: readonly [string, string]): string {
  const lower = text.toLowerCase()
  const kept: string[] = []
  let at = 0
  for (;;) {
    const start = lower.indexOf(from, at)
    const end = start === -1 ? -1 : lower.indexOf(to, start)
    if (end === -1) return [...kept, text.slice(at)].join('')
    kept.push(text.slice(at, start))
    at = end + to.length
  }
}

const characterOf = (whole: string, code: string | undefined, name = ''): string =>
  code === undefined ? (entities[name.toLowerCase()] ?? whole) : String.fromCodePoint(Number(code))

/**
 * Text of pasted HTML: rows and paragraphs as lines, cells separated by tabs. Line breaks within its source
 * mean nothing. A text without such elements is returned as it is.
 */
export function withoutMarkup(text: string): string {
  if (text.search(tag) === -1) return text
  return unread
    .reduce(withoutBlocks, text)
    .replace(/[\r\n]+/g, ' ')
    .replace(tag, (element) => (breaks.test(element) ? '\n' : cells.test(element) ? '\t' : ''))
    .replace(/&(?:#(\d{1,6})|([a-z]{2,5}));/gi, characterOf)
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .toWellFormed()
}
