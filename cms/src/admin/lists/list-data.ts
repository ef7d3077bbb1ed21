import type { Locale } from '@vitrine/configuration/locales'
import type { SheetContent } from '#src/changes/sheets/sheet-contents.ts'
import type { ListState } from '#src/staff-index/list-state.ts'
import type { FilterOffer, ListRow } from '#src/staff-index/list-shapes.ts'
import type { ListView } from '#src/staff-index/list-shapes.ts'

/** Built-in view; its name is a text of the panel. */
export interface BuiltInView {
  key:
    | 'all'
    | 'incomplete'
    | 'languages'
    | 'toCheck'
    | 'changedToday'
    | 'drafts'
    | 'scheduled'
    | 'unused'
    | 'equal'
  query: string
}

export interface ListRights {
  create: boolean
  publish: boolean
  /** Bulk edit of fields. */
  edit: boolean
  move: boolean
  trash: boolean
  share: boolean
}

/** Data of a list page, passed from the server component to the client component. */
export interface ListData extends FilterOffer {
  /** Labels: collection (plural), field of the parent document, create button. */
  names: { plural: string; parent: string; create: string }
  /** Name of the relation field to the parent document. */
  parentField: string | null
  /** Spreadsheets of the list that can be imported again. */
  sheets: readonly SheetContent[]
  purpose: string
  state: ListState
  rows: ListRow[]
  total: number
  partNumbers: number
  /** Part numbers that meet the filters by values; null without such filters. */
  within: number | null
  /** Codes of the filter that no document has. */
  unknown: readonly string[]
  /** True if there are more than `total`, with more than `partNumbers`: they were not counted further. */
  isMore: boolean
  /** True if no document has the search text: the documents have a similar spelling. */
  isNear: boolean
  /** Number of documents of the collection, without filters. */
  all: number
  isNarrowed: boolean
  hasPictures: boolean
  builtIn: BuiltInView[]
  views: ListView[]
  rights: ListRights
  paths: {
    list: string
    create: string
    trash: string | null
    isUpload: boolean
    /** True if the documents open as a grid. */
    hasGrid: boolean
    /** True if the list is exported as a workbook. */
    hasExport: boolean
  }
  /** Content locale of the panel. */
  locale: Locale
}
