import { readPastedLines } from '#src/search/lines/read-line.ts'
import type { PartLookup, ResolvedLine } from '#src/search/lines/resolve-line.ts'
import { splitPacks } from '#src/search/lines/split-packs.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import { entriesNamed } from '#src/api/cross-references/equivalents-of-text.ts'
import { readMakers, referencesOfNumbers } from '#src/api/cross-references/find-references.ts'
import type { FoundReference } from '#src/api/cross-references/find-references.ts'
import type { KnownMaker } from '#src/search/index/other-numbers.ts'
import { findParts } from '#src/api/search/find-parts.ts'

/**
 * Resolved line; `asked`: other maker's number that the part replaces, if the list item states one.
 */
export type Resolved = Exclude<ResolvedLine, { kind: 'text' }> & { asked: string | null }

/** Parts, cross-references and makers found for the numbers of some lines. */
export interface Known {
  parts: PartLookup
  references: readonly FoundReference[]
  makers: readonly KnownMaker[]
}

/** Looks up the numbers of lines in the catalogue and the cross-references, with one query each. */
export async function readKnown(
  context: CallContext,
  { numbers, gtins }: { numbers: readonly string[]; gtins: readonly string[] },
): Promise<Known> {
  const [parts, references] = await Promise.all([
    findParts(context, { numbers, gtins }),
    referencesOfNumbers(context, numbers),
  ])
  const makers = references.length === 0 ? [] : await readMakers(context)
  const ofOthers = new Set(references.map(({ normalised }) => normalised))
  return { parts: { ...parts, ofOthers }, references, makers }
}

/**
 * Cross-references of the other maker's number in a line; if the line's part is known, only the
 * cross-references to this part.
 */
export function referencesFor(
  line: Resolved,
  { references, makers }: Known,
  context: CallContext,
): FoundReference[] {
  const asked = line.kind === 'equivalent' ? line.code : line.asked
  if (asked === null || references.length === 0) return []
  const text = splitPacks(asked).number
  const codes = readPastedLines(text, context.locale).flatMap((one) => one.codes)
  const named = entriesNamed(text, codes, references, makers)
  return line.kind === 'found'
    ? named.filter(({ part_number: number }) => number === line.partNumber)
    : named
}
