/** Noncharacters around text that is struck out, which no pasted text may contain. */
const [struckStart, struckEnd] = ['\ufdd0', '\ufdd1'] as const

const anyMark = /[\ufdd0\ufdd1]/g
const struckSpan = /\ufdd0[^\ufdd0\ufdd1]*\ufdd1/g

/** Text without the marks of this module, which a pasted text must not contain. */
export const withoutStruckMarks = (text: string): string => text.replace(anyMark, '')

/** Marks a text of one line or cell as struck out. */
export const asStruck = (text: string): string =>
  text.trim() === '' ? text : struckStart + text + struckEnd

/** Characters with a combining stroke. */
const strokes = /(?:[^\s\u0300-\u036f][\u0300-\u0334]?[\u0335-\u0338]\s?)+/gu
/** `~~x~~` of Markdown, `~x~` of messengers. */
const tildes = /~~([^~\n]+)~~|(?<![^\s(])~([^\s~](?:[^~\n]*[^\s~])?)~(?![^\s.,;)])/g

/** Text in which what is struck out by characters is marked too. */
export const withStruckMarked = (text: string): string =>
  text
    .replace(strokes, (found) => asStruck(found.replace(/[\u0335-\u0338]/g, '')))
    .replace(tildes, (_, markdown?: string, messenger?: string) =>
      asStruck(markdown ?? messenger ?? ''),
    )

/** True if a text can name a part: it has letters, or the digits of a number. */
const canName = (text: string): boolean => /\p{L}|\d{5}/u.test(text)

/**
 * Line without what is struck out. If nothing is left that can name a part, the whole line is
 * struck out, and its text is kept.
 */
export function withoutStruck(line: string): { text: string; isStruck: boolean } {
  const rest = line.replace(struckSpan, (found) => ' '.repeat(found.length))
  const isStruck = rest !== line && !canName(rest)
  return { text: withoutStruckMarks(isStruck ? line : rest), isStruck }
}
