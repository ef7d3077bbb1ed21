import type * as shape from '../../company-shape.ts'

/** A text in the two languages of the company. */
export type Text = { en: string; de: string }
export type Block = shape.Block<Text>

export const t = (en: string, de: string): Text => ({ en, de })
/** A text that is the same in both languages: codes, units, names. */
export const same = (text: string): Text => ({ en: text, de: text })
export const h = (en: string, de: string): Block => ({ kind: 'heading', text: t(en, de) })
export const p = (en: string, de: string): Block => ({ kind: 'paragraph', text: t(en, de) })
export const list = (...items: Text[]): Block => ({ kind: 'list', items })
export const table = (caption: Text, head: Text[], rows: (string | Text)[][]): Block => ({
  kind: 'table',
  head,
  rows,
  caption,
})
