import { escaped } from '#src/translation/tagged-text.ts'

/** Types of our tags in XLIFF (`ctype`). */
const types: Record<string, string> = {
  b: 'bold',
  i: 'italic',
  u: 'underlined',
  s: 'x-strike',
  code: 'x-code',
  sub: 'x-sub',
  sup: 'x-sup',
}

const typeOf = (name: string): string => types[name] ?? 'link'

/** A tag of a text: of a mark, or of the link with a number. */
const tag = /<(\/?)(b|i|s|u|code|sub|sup|a\d{1,2})>/

// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Text of XML without characters that XML 1.0 does not allow. */
export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(controls, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

const unescaped = (text: string): string =>
  text.replaceAll(/&(lt|amp);/g, (_, name: string) => (name === 'lt' ? '<' : '&'))

/**
 * Content of `source` or `target`: marks and links are `g` elements whose id names the tag and counts
 * equal ones (`b1`, `b2`; a link has its number), breaks and tabs are `x` elements.
 */
export function inlineXml(text: string, isRich: boolean): string {
  const counts = new Map<string, number>()
  const idOf = (name: string): string => {
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return name.startsWith('a') ? name : `${name}${count}`
  }
  const open: string[] = []
  return text
    .split(isRich ? /(<\/?(?:b|i|s|u|code|sub|sup|a\d{1,2})>|\n|\t)/ : /(\n|\t)/)
    .map((part) => {
      if (part === '\n') return `<x id="${idOf('lb')}" ctype="lb"/>`
      if (part === '\t') return `<x id="${idOf('tab')}" ctype="x-tab"/>`
      const [, slash, name] = (isRich && tag.exec(part)) || []
      if (name === undefined) return xmlText(isRich ? unescaped(part) : part)
      if (slash === '') {
        open.push(name)
        return `<g id="${idOf(name)}" ctype="${typeOf(name)}">`
      }
      open.pop()
      return '</g>'
    })
    .join('')
}

/** Name of our tag by the id and type of an inline element; undefined: it is none of ours. */
export function tagName(id: string, type: string | undefined): string | undefined {
  const [, name, number] = /^(b|i|s|u|code|sub|sup|a|lb|tab)(\d{1,3})$/.exec(id) ?? []
  if (name === 'a') return number === undefined || number.length > 2 ? undefined : `a${number}`
  if (name !== undefined) return name
  if (type === 'lb') return 'lb'
  return Object.keys(types).find((each) => types[each] === type)
}

/** Text without the blanks of XML at its ends. */
function withoutEnds(text: string): string {
  let [from, to] = [0, text.length]
  while (from < to && ' \t\r\n'.includes(text.charAt(from))) from += 1
  while (to > from && ' \t\r\n'.includes(text.charAt(to - 1))) to -= 1
  return text.slice(from, to)
}

/** Text of breaks and tabs. */
const blanks: Record<string, string> = { lb: '\n', tab: '\t' }

/** Collects the tagged text of a `source` or `target` element. */
export class InlineText {
  /** Inline elements that are none of our tags. */
  readonly unknown: string[] = []
  #text = ''
  /** Names of the tags that paired elements (`bpt`, `ept`) opened, by their number. */
  readonly #pairs = new Map<string, string>()

  addText(text: string): void {
    this.#text += escaped(text)
  }

  /** Blanks within a text whose blanks mean nothing are one; others than XML's four are signs. */
  addCollapsed(text: string): void {
    const [before, after] = [/^[ \t\r\n]/.test(text), /[ \t\r\n]$/.test(text)]
    const words = withoutEnds(text).replaceAll(/[ \t\r\n]+/g, ' ')
    const start = before && !/[ \n\t]$/.test(this.#text) ? ' ' : ''
    this.addText(words === '' ? start : `${start}${words}${after ? ' ' : ''}`)
  }

  /** Adds a break, a tab, or the beginning of a tag; false if the element is none of ours. */
  open(element: string, { id, type, number }: { id: string; type?: string; number?: string }) {
    const name = tagName(id, type)
    if (name === undefined) {
      this.unknown.push(`<${element} id="${id.slice(0, 40)}">`)
      return
    }
    this.#pairs.set(number ?? id, name)
    this.#text += blanks[name] ?? `<${name}>`
  }

  /** Ends the tag that an element with this id or number began. */
  close({ id, number }: { id: string; number?: string | undefined }): void {
    const name = this.#pairs.get(number ?? id)
    if (name !== undefined && blanks[name] === undefined) this.#text += `</${name}>`
  }

  get text(): string {
    return withoutEnds(this.#text)
  }
}
