import type { CellPlace } from '#src/changes/sheets/plan.ts'
import type { Applied } from './apply-sheet-plan.ts'
import type { EditRefusal, GridEdit } from './grid-edits.ts'
import type { PlannedDocument, SheetPlan } from './sheet-plan.ts'

/** Edit with its index among all edits. */
export interface PlacedEdit extends GridEdit {
  index: number
}

export interface CellNames {
  /** Name of the row. */
  row: string
  /** Name of the column. */
  head: string
}

/** Edit that changes a value. */
interface TakenEdit {
  edit: PlacedEdit
  place: CellPlace
  before: unknown
  after: unknown
}

/** What edits do: values that change, refusals, and edits without effect. */
export class EditNotes {
  equal = 0
  readonly refused: EditRefusal[] = []
  #taken: TakenEdit[] = []

  refuse(
    { index }: PlacedEdit,
    names: CellNames,
    message: string,
    present?: GridEdit['after'],
  ): void {
    this.refused.push({
      edit: index,
      ...names,
      message,
      ...(present === undefined ? {} : { present: { value: present } }),
    })
  }

  /** Notes an edit that changes a value; an absent value is undefined. */
  take(
    edit: PlacedEdit,
    { row, head }: CellNames,
    { before = null, after = null }: { before?: unknown; after?: unknown },
  ): void {
    this.#taken.push({
      edit,
      place: { sheet: row, row: edit.index + 1, column: '', head },
      before,
      after,
    })
  }

  /** Refuses the edits of documents that the rules of the editor refuse: nothing of them is saved. */
  refuseDocuments(refusedDocuments: Applied['refusedDocuments']): void {
    for (const { document, refused } of refusedDocuments) {
      if (!('id' in document)) continue
      const isOwn = ({ edit }: TakenEdit): boolean =>
        edit.collection === document.collection && edit.id === document.id
      for (const { edit, place } of this.#taken.filter(isOwn)) {
        const own = refused.find(({ row }) => row === place.row) ?? refused[0]
        this.refuse(edit, { row: place.sheet, head: place.head }, own?.message ?? '')
      }
      this.#taken = this.#taken.filter((taken) => !isOwn(taken))
    }
  }

  get changed(): number {
    return this.#taken.length
  }

  /** Rows in which values change, by document and place. */
  get rows(): Set<string> {
    return new Set(
      this.#taken.map(({ edit: { collection, id, path } }) =>
        [collection, id, ...path.split('/').slice(0, path.startsWith('variants/') ? 2 : 0)].join(
          ' ',
        ),
      ),
    )
  }

  /** Names of the changed fields, the ones with the most values first. */
  get heads(): string[] {
    const counts = new Map<string, number>()
    for (const { place } of this.#taken) counts.set(place.head, (counts.get(place.head) ?? 0) + 1)
    return [...counts].toSorted(([, a], [, b]) => b - a).map(([head]) => head)
  }

  /** Names of the rows in which values change, in the order of the edits. */
  get rowNames(): string[] {
    const ordered = this.#taken.toSorted((a, b) => a.edit.index - b.edit.index)
    return [...new Set(ordered.map(({ place }) => place.sheet))]
  }

  /** Plan in the order of the edits. */
  planOf(edits: readonly GridEdit[]): SheetPlan {
    const documents = new Map<string, PlannedDocument>()
    for (const { edit, place, before, after } of this.#taken.toSorted(
      (a, b) => a.edit.index - b.edit.index,
    )) {
      const { collection, id, path, locale } = edit
      const key = `${collection} ${id}`
      const document = documents.get(key) ?? { collection, id, changes: [] }
      documents.set(key, document)
      document.changes.push({ path, locale, before, after, place })
    }
    return {
      documents: [...documents.values()],
      created: [],
      refused: this.refused.map(({ edit, row, head, message }) => ({
        sheet: row,
        row: edit + 1,
        column: '',
        head,
        value: String(edits[edit]?.after ?? ''),
        reason: 'invalid',
        message,
      })),
      counts: {
        created: 0,
        changed: this.rows.size,
        equal: this.equal,
        refused: this.refused.length,
      },
      unknownColumns: [],
      ignoredSheets: [],
    }
  }

  add(other: EditNotes): void {
    this.equal += other.equal
    this.refused.push(...other.refused)
    this.#taken.push(...other.#taken)
  }
}
