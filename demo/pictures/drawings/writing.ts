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

/**
 * A text whose letters begin at a point of the base line; turned, it reads upwards. What it says
 * stands in `aria-label`.
 */
export function written(text: string, kind: Writing, x: number, y: number, turned = false): string {
  const uses = [...text].map((letter, i) => {
    if (letter === ' ') return ''
    if (!(letter in letters)) throw new Error(`No letter “${letter}” for “${text}”`)
    return `<use href="#${idOf(letter)}"${i === 0 ? '' : ` x="${i * advance * 1000}"`}/>`
  })
  const label = text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return `<g class="t ${kind}" role="img" aria-label="${label}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)})${turned ? ' rotate(-90)' : ''} scale(${sizes[kind] / 1000})">${uses.join('')}</g>`
}

/** The outlines of the letters of some texts, once each. */
export function letterDefinitions(texts: readonly string[]): string {
  return [...new Set(texts.join(''))]
    .filter((letter) => letter !== ' ')
    .toSorted()
    .map((letter) => `<path id="${idOf(letter)}" d="${letters[letter] ?? ''}"/>`)
    .join('')
}
