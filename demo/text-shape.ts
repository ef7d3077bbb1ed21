/** A text by language of the company. */
export type Text = Readonly<Record<string, string>>

/** Long text. Paragraphs and list items may contain `**bold**` and no other markup. */
export type Block<T = Text> =
  | { kind: 'heading'; text: T }
  | { kind: 'paragraph'; text: T }
  | { kind: 'list'; items: T[] }
  | { kind: 'table'; head: T[]; rows: (string | T)[][]; caption?: T }
  | { kind: 'figure'; picture: PictureKey; caption: T }

/** Key of a picture in `pictures.ts`. */
export type PictureKey = string
