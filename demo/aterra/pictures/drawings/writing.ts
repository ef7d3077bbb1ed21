import { letters } from './letters.ts'

/** Width of every letter of the labels' font, and height of its capitals, em. */
const advance = 0.6
const capital = 0.7

/** Font sizes on the sheet, px: part number, dimensions, notes. */
export const sizes = { title: 25, dimension: 20, note: 17 } as const
export type Writing = keyof typeof sizes

export const textWidth = (text: string, kind: Writing): number =>
  [...text].length * advance * sizes[kind]
export const textHeight = (kind: Writing): number => capital * sizes[kind]

const idOf = (letter: string): string => `g${(letter.codePointAt(0) ?? 0).toString(16)}`

/** Escapes the characters of an attribute's value. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Fixed end of a label whose length depends on the value. */
export type Anchor = 'start' | 'middle' | 'end'

/** `template`: text with `{key}` for each value, which the page of a part number fills in. */
interface Label {
  turned?: boolean
  template?: string | undefined
  anchor?: Anchor
}

/**
 * Attributes with which the page of a part number writes the label with other values
 * (docs/design/drawings.md).
 */
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
 * A text whose letters begin at a point of the base line; turned, it reads upwards. Its
 * `aria-label` contains the text.
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

/** Definitions of the outlines of all letters of some texts. */
export function letterDefinitions(texts: readonly string[]): string {
  return [...new Set(texts.join(''))]
    .filter((letter) => letter !== ' ')
    .toSorted()
    .map((letter) => `<path id="${idOf(letter)}" d="${letters[letter] ?? ''}"/>`)
    .join('')
}
