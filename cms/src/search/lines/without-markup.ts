/** Elements that a table or a message copied as its source has. */
const tag =
  /<\/?(?:html|head|body|style|script|meta|title|table|thead|tbody|tfoot|caption|col|colgroup|tr|t[dh]|p|o:p|div|section|article|blockquote|pre|code|h[1-6]|br|hr|ul|ol|li|dl|dt|dd|span|b|strong|i|em|u|s|sup|sub|small|big|center|font|a|img)(?:\s[^<>]*)?\/?>/gi

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
  times: '×',
}

/** Marks of letters, by the ending of their entity's name: `&ccedil;`. */
const marks: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
}

const breaks =
  /^<(?:\/(?:tr|p|div|section|article|blockquote|pre|h[1-6]|li|d[td]|table|caption)|[bh]r)\b/i
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

function characterOf(whole: string, code: string | undefined, name = ''): string {
  if (code !== undefined) return String.fromCodePoint(Number(code.replace(/^x/i, '0x')))
  const mark = marks[name.slice(1)]
  return mark === undefined
    ? (entities[name.toLowerCase()] ?? whole)
    : `${name.slice(0, 1)}${mark}`.normalize('NFC')
}

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
    .replace(/&(?:#(\d{1,6}|x[\da-f]{1,5})|([a-z]{2,6}));/gi, characterOf)
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .toWellFormed()
}
