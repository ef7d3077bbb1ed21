import { limitOf } from './limit-kinds.ts'
import type { Limit } from './limit-kinds.ts'

const plain = (code: string): string => code.trim().toLowerCase()

/** Codes of families in the text of a limit, which are divided by `;`. */
export const familiesOf = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split(';')
    .map((code) => code.trim())
    .filter((code) => code !== '')

/** Text of a limit that names families. */
export const textOfFamilies = (codes: readonly string[]): string => codes.join('; ')

/** True if a family needs the values of an attribute with these limits. */
export const isNeededBy = (
  family: string | null | undefined,
  limits: readonly Limit[] | null | undefined,
): boolean =>
  Boolean(family) &&
  familiesOf(limitOf(limits ?? undefined, 'needed')?.text).some(
    (code) => plain(code) === plain(family ?? ''),
  )
