import type { ChoiceCounts, FilterOffer, Option } from '#src/staff-index/list-shapes.ts'
import type { ListState } from '#src/staff-index/list-state.ts'

/** What a row of the filter builder shows and changes. */
export interface RowProps {
  offer: FilterOffer
  state: ListState
  onChange: (change: Partial<ListState>) => void
  /** Documents by each choice; undefined until they are counted. */
  counts: ChoiceCounts | undefined
}

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
