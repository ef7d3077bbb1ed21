import { Parser } from 'htmlparser2'
import { asStruck } from './struck-text.ts'

const listed = (names: string): ReadonlySet<string> => new Set(names.split(' '))

/** Elements that start a new line; line breaks of the source inside them are spaces. */
const blocks = listed(
  'html body div section article main header footer aside nav blockquote figure figcaption address center form fieldset p h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table thead tbody tfoot tr caption',
)
const inline = listed(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i img input ins kbd label mark meta link q s samp small span strike strong sub sup time tt u var wbr col colgroup area map',
)
const cells = listed('td th')
/** Elements without visible content. */
const unread = listed('head style script title template noscript object xml')
/** Prefixes of Microsoft Office elements. */
const office = /^(?:o|v|w|x|m|st1):/
const isElement = (name: string): boolean =>
  blocks.has(name) ||
  inline.has(name) ||
  cells.has(name) ||
  unread.has(name) ||
  name === 'br' ||
  name === 'hr' ||
  name === 'pre' ||
  office.test(name)

/** Elements whose text is struck out. */
const struck = listed('del s strike')
const isStruckOut = (name: string, style: string): boolean =>
  struck.has(name) || /text-decoration(?:-line)?:[^;]*line-through/i.test(style)

const isHidden = (style: string): boolean => /(?:display:\s?none|mso-hide:\s?all)/i.test(style)

/** Start or end tag of an element, up to the end of its name. */
const tag = /<\/?([a-z][a-z\d:]*)(?=[\s/>])/gi
/** Character reference, such as `&amp;`. */
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/i

const hasMarkup = (text: string): boolean =>
  entity.test(text) ||
  [...text.matchAll(tag)].some(([, name = '']) => isElement(name.toLowerCase()))

/** Break within a cell: a new line if the cell contains a layout table, otherwise a space. */
const cellBreak = '\u2028'
/** Maximum empty cells that represent a wide cell. */
const maxSpan = 20

/** Cell, or the text outside of cells. */
interface Container {
  text: string[]
  hasTable: boolean
  /** Number of open block elements in the container. */
  blocks: number
  span: number
}

class MarkupReader {
  readonly #containers: Container[] = [{ text: [], hasTable: false, blocks: 0, span: 1 }]
  /** Nesting depth inside an element without visible content; 0 outside. */
  #unread = 0
  #preformatted = 0
  /** For each open element: true if its text is struck out. */
  readonly #struck: boolean[] = []
  #afterBreak = false

  get #container(): Container {
    return this.#containers.at(-1) ?? { text: [], hasTable: false, blocks: 0, span: 1 }
  }

  get #isCell(): boolean {
    return this.#containers.length > 1
  }

  #write(text: string): void {
    this.#container.text.push(text)
  }

  #break(): void {
    this.#write(this.#isCell ? cellBreak : '\n')
    this.#afterBreak = true
  }

  /** True if the container has a line with text. */
  get #isBegun(): boolean {
    const last = this.#container.text.at(-1)
    return last !== undefined && !last.endsWith('\n') && !last.endsWith(cellBreak)
  }

  #breakBlock(): void {
    if (this.#isBegun) this.#break()
    else this.#afterBreak = true
  }

  open(
    name: string,
    source: string,
    { span, isHidden, isStruck }: { span: number; isHidden: boolean; isStruck: boolean },
  ): void {
    this.#struck.push(isStruck || this.#struck.at(-1) === true)
    if (this.#unread > 0 || isHidden || unread.has(name)) this.#unread += 1
    else if (!isElement(name)) this.text(source)
    else if (name === 'br' || name === 'hr') this.#break()
    else if (name === 'pre') {
      this.#preformatted += 1
      this.#breakBlock()
    } else if (cells.has(name)) {
      this.#endCellWithoutBegin()
      this.#containers.push({ text: [], hasTable: false, blocks: 0, span: Math.min(span, maxSpan) })
    } else if (blocks.has(name)) {
      if (name === 'table') this.#container.hasTable = true
      this.#breakBlock()
      this.#container.blocks += 1
    }
  }

  close(name: string): void {
    this.#struck.pop()
    if (this.#unread > 0) this.#unread -= 1
    else if (name === 'pre') {
      this.#preformatted = Math.max(0, this.#preformatted - 1)
      this.#breakBlock()
    } else if (cells.has(name)) this.#closeCell()
    else if (blocks.has(name)) {
      this.#container.blocks = Math.max(0, this.#container.blocks - 1)
      if (name === 'tr') this.#write('\n')
      else this.#breakBlock()
      this.#afterBreak = true
    }
  }

  /** Ends a cell whose start tag was cut off, before further text of its row. */
  #endCellWithoutBegin(): void {
    const last = this.#container.text.findLast((text) => /[^ ]/.test(text))
    if (this.#isBegun && last !== undefined && !/[\t\n\u2028] *$/.test(last)) this.#write('\t')
  }

  #closeCell(): void {
    const cell = this.#isCell ? this.#containers.pop() : undefined
    if (cell === undefined) return
    const text = cell.text.join('')
    this.#write(
      cell.hasTable
        ? `${text.replaceAll(cellBreak, '\n')}\n`
        : `${text.replace(/\s+/g, ' ').trim()}${'\t'.repeat(cell.span)}`,
    )
  }

  text(text: string): void {
    if (this.#unread > 0) return
    const inBlock = this.#isCell || this.#container.blocks > 0
    // tabs in preformatted or plain text separate cells
    const isPlain = !inBlock || this.#preformatted > 0 || /\S\t+\S/.test(text)
    const own = isPlain
      ? this.#afterBreak
        ? text.replace(/^\r?\n/, '')
        : text
      : text.replace(/\s+/g, ' ')
    this.#afterBreak = false
    if (own !== '' && !(own === ' ' && !this.#isBegun))
      this.#write(this.#struck.at(-1) === true ? asStruck(own) : own)
  }

  end(): string {
    while (this.#isCell) this.#closeCell()
    return this.#container.text.join('')
  }
}

/** Maximum passes over a text, since escaped HTML becomes HTML after the first pass. */
const maxReadings = 3

/**
 * Text of pasted HTML: rows and blocks as lines, cells separated by tabs. Line breaks of the source
 * are kept outside of blocks and cells, for plain lines that contain a few elements. Text in angle
 * brackets that is not an HTML element (`<XY-50>`) is kept, and text without markup is unchanged.
 * Text that is struck out is marked (`struck-text.ts`).
 */
export function markupText(text: string): string {
  let read = text
  for (let count = 0; count < maxReadings && hasMarkup(read); count += 1) read = readMarkup(read)
  return read
}

function readMarkup(text: string): string {
  const reader = new MarkupReader()
  const parser = new Parser(
    {
      onopentag(name, { colspan = '1', style = '' }) {
        const span = /^\d{1,2}$/.test(colspan) ? Math.max(1, Number(colspan)) : 1
        reader.open(name, text.slice(parser.startIndex, parser.endIndex + 1), {
          span,
          isHidden: isHidden(style),
          isStruck: isStruckOut(name, style),
        })
      },
      ontext: (data) => reader.text(data),
      onclosetag: (name) => reader.close(name),
    },
    { decodeEntities: true, lowerCaseTags: true },
  )
  parser.end(text)
  return reader
    .end()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .toWellFormed()
}
