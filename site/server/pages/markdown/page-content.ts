import { Parser } from 'htmlparser2'
import type { PageElement, PageNode } from './page-element.ts'

/** Content of a page: what its main element contains, and what its head says of it. */
export interface PageContent {
  main: PageNode[]
  title: string
  /** Absolute address of the canonical page. */
  canonical: string | undefined
}

/** Elements that are left out with their contents: controls, scripts, drawn pictures. */
const omitted = new Set(
  'audio button canvas datalist dialog iframe input label legend meter noscript object option output progress script select style svg template textarea title video'.split(
    ' ',
  ),
)

/** Types of fields whose values are read as text. */
const readTypes = new Set([undefined, 'text', 'number'])

/** Control characters, which no text needs. */
// eslint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g

type Attributes = PageElement['attributes']

const isOmitted = (name: string, attributes: Attributes): boolean =>
  omitted.has(name) ||
  'hidden' in attributes ||
  attributes['aria-hidden'] === 'true' ||
  // the header of a printed page repeats what the page says elsewhere
  (name === 'div' && /\bprint-only\b/.test(attributes['class'] ?? ''))

/** Parses a page rendered by the app. */
export function pageContent(html: string): PageContent {
  const content: PageContent = { main: [], title: '', canonical: undefined }
  const open: PageElement[] = []
  let isTitle = false
  /** Number of open elements from an omitted one on. */
  let skipped = 0
  const parser = new Parser({
    onopentag(name, attributes) {
      const parent = open.at(-1)
      const element = { name, attributes, children: [] }
      if (!parent) {
        if (name === 'main') open.push({ ...element, children: content.main })
        else if (name === 'title') isTitle = content.title === ''
        else if (name === 'link' && attributes['rel'] === 'canonical')
          content.canonical = attributes['href']
      } else if (skipped > 0 || isOmitted(name, attributes)) {
        if (skipped === 0 && name === 'input') append(open, cellValue(open, attributes))
        skipped += 1
      } else {
        parent.children.push(element)
        open.push(element)
      }
    },
    ontext(text) {
      if (isTitle) content.title += text
      else if (skipped === 0) append(open, text.replaceAll(controls, ''))
    },
    onclosetag() {
      isTitle = false
      if (skipped > 0) skipped -= 1
      else open.pop()
    },
  })
  parser.end(html)
  return content
}

/** Value of a field in a cell: part of what the table states. */
const cellValue = (open: readonly PageElement[], { type, value = '' }: Attributes): string =>
  readTypes.has(type) && open.some(({ name }) => name === 'td') ? value : ''

/** Appends a text, joined with a text from which only a comment separates it. */
function append(open: readonly PageElement[], text: string): void {
  const children = open.at(-1)?.children
  if (!children || text === '') return
  const last = children.at(-1)
  if (typeof last === 'string') children[children.length - 1] = last + text
  else children.push(text)
}
