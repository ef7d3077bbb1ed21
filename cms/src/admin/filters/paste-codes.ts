import type { PastedCodes } from '#src/staff-index/pasted-codes.ts'

/** True for a text that may be a list of codes: several words or lines, with a figure. */
export const mayBeCodes = (text: string): boolean => /\d/.test(text) && /[\s,;]/.test(text.trim())

/** List of codes of a text; undefined for another text. Its reader is loaded with the first one. */
export async function readCodes(text: string): Promise<PastedCodes | undefined> {
  if (!mayBeCodes(text)) return undefined
  const { codesIn } = await import('#src/staff-index/pasted-codes.ts')
  return codesIn(text)
}
