import type { CellEdit } from './grid-model.ts'

/** Edits with one former and one new text. */
export interface EditPair {
  before: string
  after: string
  edits: CellEdit[]
}

/** Block of the drawer: the edits of a field, or of a row. */
export interface EditGroup {
  key: string
  /** True if all of its edits are refused; the reason is `message`. */
  isInvalid: boolean
  /** True if all of its values are doubtful, for the reason `message`. */
  isDoubtful: boolean
  message: string
  pairs: EditPair[]
}

interface GroupTexts {
  textsOf: (edit: CellEdit) => { before: string; after: string }
  messageOf: (edit: CellEdit) => string | undefined
  doubtOf: (edit: CellEdit) => string | undefined
}

function pairsOf(
  edits: readonly CellEdit[],
  isByField: boolean,
  { textsOf }: GroupTexts,
): EditPair[] {
  const pairs = new Map<string, EditPair>()
  for (const edit of edits) {
    const { before, after } = textsOf(edit)
    const key = JSON.stringify([before, after, isByField ? '' : edit.key])
    const pair = pairs.get(key) ?? { before, after, edits: [] }
    pairs.set(key, pair)
    pair.edits.push(edit)
  }
  return [...pairs.values()]
}

/** Edits by field or by row; the refused ones first, then the doubtful ones, each reason a block of its own. */
export function editGroups(
  edits: readonly CellEdit[],
  by: 'field' | 'row',
  texts: GroupTexts,
): EditGroup[] {
  const isByField = by === 'field'
  const groups = [
    ...Map.groupBy(edits, (edit) =>
      JSON.stringify([
        isByField ? edit.key : edit.row,
        texts.messageOf(edit) ?? '',
        texts.doubtOf(edit) ?? '',
      ]),
    ),
  ].map(([key, own]): EditGroup => {
    const [first] = own
    const refusal = (first && texts.messageOf(first)) ?? ''
    const doubt = (first && texts.doubtOf(first)) ?? ''
    return {
      key,
      isInvalid: refusal !== '',
      isDoubtful: refusal === '' && doubt !== '',
      message: refusal || doubt,
      pairs: pairsOf(own, isByField, texts),
    }
  })
  const rank = ({ isInvalid, isDoubtful }: EditGroup): number =>
    isInvalid ? 0 : isDoubtful ? 1 : 2
  return groups.toSorted((a, b) => rank(a) - rank(b))
}

export const editsIn = ({ pairs }: EditGroup): CellEdit[] => pairs.flatMap(({ edits }) => edits)
