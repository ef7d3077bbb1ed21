import type { TargetColumn } from '#src/changes/sheets/sheet-shapes.ts'
import { rowKeys } from '#src/content/variants/cells/part-number-columns.ts'
import { wordsOf } from '#src/search/words/fold.ts'
import { editDistance } from '#src/search/words/spelling.ts'
import { gtinKey } from '@vitrine/contract/gtin'

/** Targets that are named before the others, at most. */
const maxLikely = 3
/** Letters above which a word may be misspelled. */
const minWord = 3

/** True if a word of a head abbreviates one of a label, or differs from it by one letter. */
function isLike(word: string, other: string): boolean {
  if (Math.min(word.length, other.length) <= minWord) return other.startsWith(word)
  return other.startsWith(word) || editDistance(word, other, 1) <= 1
}

/** Share of the words of two texts that are like each other, 0 to 1. */
function likeness(head: string, label: string): number {
  const [own, others] = [wordsOf(head), wordsOf(label)]
  const found = own.filter((word) =>
    others.some((other) => (word.length < minWord ? word === other : isLike(word, other))),
  )
  return found.length / Math.max(own.length, others.length, 1)
}

const isGtin = (text: string): boolean => /^(?:\d{8}|\d{12,14})$/.test(text)
const isCode = (text: string): boolean => /^(?=.*\d)[A-Z][A-Z\d./-]{2,39}$/i.test(text)
const isNumber = (text: string): boolean => /^-?\d{1,12}(?:[.,]\d{1,9})?$/.test(text)

/** What the first values of a column say of it: 1 for certain, -1 if they contradict. */
function ofValues(
  samples: readonly string[],
  { key, isNumber: wantsNumber }: TargetColumn,
): number {
  if (samples.length === 0) return 0
  if (key === gtinKey) return samples.every(isGtin) ? 1 : 0
  if (key === rowKeys.partNumber) return samples.every(isCode) ? 0.5 : 0
  return wantsNumber && !samples.some(isNumber) ? -1 : 0
}

/** Columns that one of a spreadsheet most likely means, by its head and its first values. */
export function likelyTargets(
  { head, samples }: { head: string; samples: readonly string[] },
  targets: readonly TargetColumn[],
): TargetColumn[] {
  return targets
    .map((target) => ({
      target,
      score:
        Math.max(...target.names.map((name) => likeness(head, name))) + ofValues(samples, target),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, maxLikely)
    .map(({ target }) => target)
}
