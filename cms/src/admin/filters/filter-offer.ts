import type { ChoiceCounts, Option } from '#src/staff-index/list-shapes.ts'

/** Option with the number of what it stands for, if that is known. */
export interface CountedOption extends Option {
  count?: number | undefined
}

/** Options with their numbers; without numbers until they are read. */
export const counted = (
  options: readonly Option[],
  counts: ChoiceCounts[keyof ChoiceCounts] | undefined,
): readonly CountedOption[] =>
  counts === undefined
    ? options
    : options.map((option) => ({ ...option, count: counts[option.value] ?? 0 }))
