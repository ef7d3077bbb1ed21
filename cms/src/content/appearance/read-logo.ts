import sax from 'sax'
import type { QualifiedTag } from 'sax'
import { allowedAttributes, allowedElements, droppedElements } from './allowed.ts'

/** Maximum length of a logo file, characters; a logo made of paths has a few thousand. */
export const maxLogoLength = 64 * 1024
/** Maximum elements, including those repeated by `use`, since each costs time in every renderer. */
const maxElements = 3000
const maxDepth = 32
/** Allowed aspect ratios (width ÷ height): those that fit headers, e-mails and data sheets. */
const proportions = { least: 0.2, most: 12 }

const svgNamespace = 'http://www.w3.org/2000/svg'
const xlinkNamespace = 'http://www.w3.org/1999/xlink'
const xhtmlNamespace = 'http://www.w3.org/1999/xhtml'

/** Reasons why a file is rejected as a logo; their messages are in the panel's texts. */
export const logoRefusals = [
  'notSvg',
  'tooLarge',
  'script',
  'reference',
  'foreign',
  'entities',
  'lettering',
  'complex',
  'proportions',
] as const
export type LogoRefusal = (typeof logoRefusals)[number]

interface Element {
  name: string
  attributes: [name: string, value: string][]
  children: Element[]
  text: string
}

class Refused extends Error {
  readonly reason: LogoRefusal
  constructor(reason: LogoRefusal) {
    super(reason)
    this.reason = reason
  }
}

/**
 * Sanitizes an SVG file by an allow-list: keeps only shapes, paints and references within the
 * document; the result has a `viewBox` and no size. Rejects, without repair: scripts, event
 * handlers, external references, embedded images and documents, entity declarations, and text that
 * needs a font. Sanitizing the result again returns it unchanged.
 */
export function readLogo(file: string): { svg: string } | { refusal: LogoRefusal } {
  try {
    if (file.length > maxLogoLength) throw new Refused('tooLarge')
    const root = parse(file)
    if (!root) throw new Refused('notSvg')
    if (repeated(root) > maxElements) throw new Refused('complex')
    return { svg: write(withViewBox(root), true) }
  } catch (error) {
    return { refusal: error instanceof Refused ? error.reason : 'notSvg' }
  }
}

function parse(file: string): Element | undefined {
  const parser = sax.parser(true, { xmlns: true, trim: false, position: false })
  const open: Element[] = []
  let root: Element | undefined
  /** Nesting depth inside a removed element; 0 outside. */
  let dropped = 0
  parser.ondoctype = (text) => {
    if (/\[|entity/i.test(text)) throw new Refused('entities')
  }
  parser.onprocessinginstruction = ({ name }) => {
    if (name !== 'xml') throw new Refused('reference')
  }
  parser.onopentag = (tag) => {
    const { local, uri } = tag as QualifiedTag
    if (open.length + dropped > maxDepth) throw new Refused('complex')
    if (open.length === 0 && (local !== 'svg' || uri !== svgNamespace)) throw new Refused('notSvg')
    if (/^script$/i.test(local)) throw new Refused('script')
    if (uri === xhtmlNamespace) throw new Refused('foreign')
    if (dropped > 0 || uri !== svgNamespace || droppedElements.has(local)) dropped += 1
    else {
      refuseElement(local)
      const attributes = readAttributes(tag as QualifiedTag)
      const element: Element = { name: local, attributes, children: [], text: '' }
      open.at(-1)?.children.push(element)
      root ??= element
      open.push(element)
    }
  }
  parser.onclosetag = () => {
    if (dropped > 0) dropped -= 1
    else open.pop()
  }
  const addText = (text: string): void => {
    const element = open.at(-1)
    if (dropped === 0 && element?.name === 'style') element.text += text
  }
  Object.assign(parser, {
    ontext: addText,
    oncdata: addText,
    onerror: (error: Error) => {
      throw error
    },
  })
  parser.write(file).close()
  for (const style of root ? all(root) : []) if (style.text !== '') refuseStyle(style.text)
  return root
}

/**
 * Rejects elements that a renderer would execute, load, or draw with a font that may be missing.
 */
function refuseElement(name: string): void {
  const lower = name.toLowerCase()
  if (lower === 'foreignobject') throw new Refused('foreign')
  if (/^(?:text|tspan|textpath|tref|font|glyph)/.test(lower)) throw new Refused('lettering')
  if (/^(?:image|feimage|a|audio|video|iframe)$/.test(lower)) throw new Refused('reference')
  if (/^(?:animate|set$|handler|listener)/.test(lower)) throw new Refused('script')
  if (!allowedElements.has(name)) throw new Refused('complex')
}

function readAttributes({ attributes }: QualifiedTag): [string, string][] {
  return Object.values(attributes).flatMap(({ local, uri, value }): [string, string][] => {
    if (/^on/i.test(local)) throw new Refused('script')
    if (local === 'href' || local === 'src' || local === 'base') {
      if (!/^#[\w.:-]+$/.test(value)) throw new Refused('reference')
      return local === 'href' ? [['href', value]] : []
    }
    if ((uri !== '' && uri !== xlinkNamespace) || !allowedAttributes.has(local)) return []
    refuseStyle(value)
    return [[local, value]]
  })
}

/** Rejects CSS that loads resources or contains escapes, which can hide such CSS. */
function refuseStyle(css: string): void {
  if (/[\\@]|expression|javascript:|image-set|src\(/i.test(css)) throw new Refused('reference')
  for (const [, target = ''] of css.matchAll(/url\(\s*['"]?([^)]*)/gi))
    if (!target.startsWith('#')) throw new Refused('reference')
}

function* all(element: Element): Generator<Element> {
  yield element
  for (const child of element.children) yield* all(child)
}

const attribute = (element: Element, name: string): string | undefined =>
  element.attributes.find(([own]) => own === name)?.[1]

/** Number of drawn elements, including the targets of each `use`; rejects circular references. */
function repeated(root: Element): number {
  const byId = new Map<string, Element>()
  for (const element of all(root)) {
    const id = attribute(element, 'id')
    if (id !== undefined) byId.set(id, element)
  }
  const known = new Map<Element, number>()
  const count = (element: Element, path: readonly Element[]): number => {
    if (path.includes(element) || path.length > 2 * maxDepth) throw new Refused('complex')
    const before = known.get(element)
    if (before !== undefined) return before
    const inside = [...path, element]
    const target = byId.get((attribute(element, 'href') ?? '').slice(1))
    const total =
      1 +
      element.children.reduce((sum, child) => sum + count(child, inside), 0) +
      (target ? count(target, inside) : 0)
    known.set(element, total)
    return total
  }
  return count(root, [])
}

/**
 * Root element with a `viewBox` (computed from the size if missing) and without size and position.
 * Rejects a missing size and an aspect ratio outside the limits.
 */
function withViewBox(root: Element): Element {
  const numbers = (attribute(root, 'viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const size = ['width', 'height'].map((name) => Number.parseFloat(attribute(root, name) ?? ''))
  const box = numbers.length === 4 ? numbers : [0, 0, ...size]
  const [, , width = 0, height = 0] = box
  const proportion = width / height
  if (!box.every(Number.isFinite) || !(proportion > 0)) throw new Refused('notSvg')
  if (proportion < proportions.least || proportion > proportions.most)
    throw new Refused('proportions')
  const outer = new Set(['viewBox', 'width', 'height', 'x', 'y', 'preserveAspectRatio'])
  return {
    ...root,
    attributes: [
      ['viewBox', box.join(' ')],
      ...root.attributes.filter(([name]) => !outer.has(name)),
    ],
  }
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function write({ name, attributes, children, text }: Element, outermost = false): string {
  const written = attributes.map(([own, value]) => ` ${own}="${escape(value)}"`).join('')
  const head = `<${name}${outermost ? ` xmlns="${svgNamespace}"` : ''}${written}`
  const body = escape(text) + children.map((child) => write(child)).join('')
  return body === '' ? `${head}/>` : `${head}>${body}</${name}>`
}
