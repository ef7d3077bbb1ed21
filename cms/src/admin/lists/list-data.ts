import type { Locale } from '@vitrine/configuration/locales'
import type { SheetContent } from '#src/changes/sheets/sheet-contents.ts'
import type { ListColumn, ListState } from '#src/staff-index/list-state.ts'
import type { SiteState } from '#src/staff-index/staff-entry.ts'
import type { ListView } from '#src/staff-index/list-views.ts'

/** Fact that a document lacks, with a link to its form field. */
export interface Lack {
  name: string
  href: string
  /** Language of a localized text; null for other facts. */
  locale: Locale | null
  /** True if the site requires the fact. */
  isForSite: boolean
}

/** Row of a list, with texts in the panel's language. */
export interface ListRow {
  id: number
  href: string
  title: string
  /** Key figures of a product; for other documents their codes or file name. */
  figures: string
  family: string
  parent: string
  partNumbers: number | null
  /** URL of the main picture's thumbnail. */
  picture: string | null
  languages: { locale: Locale; state: SiteState; isOutdated: boolean }[]
  site: SiteState
  /**
   * Time of the next scheduled publication or removal, otherwise of the start date; null if neither
   * is set.
   */
  scheduled: string | null
  /**
   * Share of the required facts that the document has, in whole percent, rounded down; null if no
   * facts are required.
   */
  share: number | null
  lacks: Lack[]
  /** Summary of the missing facts: `2 texts, 1 alternative text`. */
  lacking: string
  author: string
  changed: string
  /** Number of documents that use the picture; null in lists other than the media library's. */
  uses: number | null
  /** Number of other pictures with the same content. */
  same: number
}

export interface Option {
  value: string
  label: string
}

/** Built-in view; its name is a text of the panel. */
export interface BuiltInView {
  key: 'all' | 'incomplete' | 'languages' | 'drafts' | 'scheduled' | 'unused' | 'equal'
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
export interface ListData {
  collection: string
  /** Labels: collection (plural), field of the parent document, create button. */
  names: { plural: string; parent: string; create: string }
  /** Name of the relation field to the parent document. */
  parentField: string | null
  /** Spreadsheets of the list that can be imported again. */
  sheets: readonly SheetContent[]
  purpose: string
  language: string
  state: ListState
  rows: ListRow[]
  total: number
  partNumbers: number
  /** True if there are more than `total`, with more than `partNumbers`: they were not counted further. */
  isMore: boolean
  /** Number of documents of the collection, without filters. */
  all: number
  isNarrowed: boolean
  hasPictures: boolean
  /** Columns that the collection's list can show. */
  columns: readonly ListColumn[]
  parents: Option[]
  authors: Option[]
  facts: Option[]
  /**
   * Purposes (site, data sheet, export) by which missing facts can be filtered; empty if the
   * collection has only one.
   */
  purposes: Option[]
  builtIn: BuiltInView[]
  views: ListView[]
  rights: ListRights
  paths: { list: string; create: string; trash: string | null; isUpload: boolean }
  /** Content locale of the panel. */
  locale: Locale
}

/** Response of the list endpoint. */
export interface ListAnswer {
  rows: ListRow[]
  total: number
  partNumbers: number
  isMore: boolean
  all: number
}

/** Response with the number of documents of each view. */
export interface ViewCounts {
  /** Number of documents by the query of the view. */
  counts: Record<string, number>
  /** Queries of the views with more documents than were counted. */
  more: string[]
}
