import type { ChoiceCounts, FilterOffer, Option } from '#src/staff-index/list-shapes.ts'
import type { ListState } from '#src/staff-index/list-state.ts'

/** What a row of the filter builder shows and changes. */
export interface RowProps {
  offer: FilterOffer
  state: ListState
  onChange: (change: Partial<ListState>) => void
  /** Documents by each choice within the other filters; undefined until they are counted. */
  counts: ChoiceCounts | undefined
  /** Parameters of the rows that are shown; undefined while others are read. */
  shown: ShownParameters | undefined
}

/** Parameters of the list or grid beside the filters: its choices are counted after its rows were read. */
export type ShownParameters = Readonly<Record<string, string>>

/** Option with the number of what it stands for, if that is known. */
export interface CountedOption extends Option {
  count?: number | undefined
}

/** Options with their numbers; without numbers until they are read. */
export const counted = (
  options: readonly Option[],
  counts: ChoiceCounts['parents'] | undefined,
): readonly CountedOption[] =>
  counts === undefined
    ? options
    : options.map((option) => ({ ...option, count: counts[option.value] ?? 0 }))
