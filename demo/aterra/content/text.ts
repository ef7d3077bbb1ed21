import type { Block, PictureKey, Text } from './types.ts'

/** A text in three languages, Portuguese first. */
export const t = (br: string, en: string, es: string): Text => ({ br, en, es })
/** A text that is the same in all languages: codes, units, names. */
export const same = (text: string): Text => ({ br: text, en: text, es: text })

export const h = (br: string, en: string, es: string): Block => ({
  kind: 'heading',
  text: t(br, en, es),
})
export const p = (br: string, en: string, es: string): Block => ({
  kind: 'paragraph',
  text: t(br, en, es),
})
export const list = (...items: Text[]): Block => ({ kind: 'list', items })
export const figure = (picture: PictureKey, caption: Text): Block => ({
  kind: 'figure',
  picture,
  caption,
})
export const table = (caption: Text, head: Text[], rows: (string | Text)[][]): Block => ({
  kind: 'table',
  head,
  rows,
  caption,
})

/** A number in the notation of each locale: comma in Portuguese and Spanish, point in English. */
export function figures(value: string): Text {
  const comma = value.replace(/(\d)\.(\d)/g, '$1,$2')
  return { br: comma, en: value, es: comma }
}
