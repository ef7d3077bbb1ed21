import { letters } from './letters.ts'

/** The labels' letters are all of one width, in ems; so high stand its capitals. */
const advance = 0.6
const capital = 0.7

/** Px of the sheet: part number, dimensions, notes. */
export const sizes = { title: 25, dimension: 20, note: 17 } as const
export type Writing = keyof typeof sizes

export const textWidth = (text: string, kind: Writing): number =>
  [...text].length * advance * sizes[kind]
export const textHeight = (kind: Writing): number => capital * sizes[kind]

const idOf = (letter: string): string => `g${(letter.codePointAt(0) ?? 0).toString(16)}`

/** Characters of an attribute's value that are escaped. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** The end of a label that stays where it is when another value makes it longer or shorter. */
export type Anchor = 'start' | 'middle' | 'end'

/** `template`: the text with `{key}` for each value, which the page of a part number fills in. */
interface Label {
  turned?: boolean
  template?: string | undefined
  anchor?: Anchor
}

/** Attributes by which the page of a part number writes the label with other values (docs/design/drawings.md). */
function labelAttributes(
  width: number,
  kind: Writing,
  x: number,
  y: number,
  { turned = false, template = '', anchor = 'middle' }: Label,
): string {
  if (!template.includes('{')) return ''
  const shift = width * { start: 0, middle: 0.5, end: 1 }[anchor]
  const [atX, atY] = turned ? [x, y - shift] : [x + shift, y]
  return ` data-label="${escaped(template)}" data-x="${atX.toFixed(1)}" data-y="${atY.toFixed(1)}" data-size="${sizes[kind]}" data-anchor="${anchor}"${turned ? ' data-turned="true"' : ''}`
}

/**
 * A text whose letters begin at a point of the base line; turned, it reads upwards. What it says
 * stands in `aria-label`.
 */
export function written(
  text: string,
  kind: Writing,
  x: number,
  y: number,
  label: Label = {},
): string {
  const uses = [...text].map((letter, i) => {
    if (letter === ' ') return ''
    if (!(letter in letters)) throw new Error(`No letter “${letter}” for “${text}”`)
    return `<use href="#${idOf(letter)}"${i === 0 ? '' : ` x="${i * advance * 1000}"`}/>`
  })
  return `<g class="t ${kind}" role="img" aria-label="${escaped(text)}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)})${label.turned ? ' rotate(-90)' : ''} scale(${sizes[kind] / 1000})"${labelAttributes(textWidth(text, kind), kind, x, y, label)}>${uses.join('')}</g>`
}

/** The outlines of the letters of some texts, once each. */
export function letterDefinitions(texts: readonly string[]): string {
  return [...new Set(texts.join(''))]
    .filter((letter) => letter !== ' ')
    .toSorted()
    .map((letter) => `<path id="${idOf(letter)}" d="${letters[letter] ?? ''}"/>`)
    .join('')
}
