import type { Locale } from '@vitrine/configuration/locales'
import type { ListColumn, ListState } from '#src/staff-index/list-state.ts'
import type { SiteState } from '#src/staff-index/staff-entry.ts'
import type { ListView } from '#src/staff-index/list-views.ts'

/** Something that a document lacks, and its field in the form. */
export interface Lack {
  name: string
  href: string
  /** Language of a text; null for what has none. */
  locale: Locale | null
  /** True if the site needs it. */
  isForSite: boolean
}

/** Row of a list, in the words of the panel's language. */
export interface ListRow {
  id: number
  href: string
  title: string
  /** Key figures of a product; else codes, file name. */
  figures: string
  family: string
  parent: string
  partNumbers: number | null
  /** Address of the main picture's thumbnail. */
  picture: string | null
  languages: { locale: Locale; state: SiteState; isOutdated: boolean }[]
  site: SiteState
  /** Time of the next start, publication or removal. */
  scheduled: string | null
  /** Whole percent; null where nothing is required. */
  share: number | null
  lacks: Lack[]
  /** Summary of what is missing: `2 texts, 1 alternative text`. */
  lacking: string
  author: string
  changed: string
  /** Number of documents that show the picture; null in lists of other collections. */
  uses: number | null
  /** Other pictures with the same content. */
  same: number
}

export interface Option {
  value: string
  label: string
}

/** View that every list has. */
export interface BuiltInView {
  key: 'all' | 'incomplete' | 'languages' | 'drafts' | 'scheduled' | 'unused'
  query: string
}

export interface ListRights {
  create: boolean
  publish: boolean
  /** Edit of several documents at once. */
  edit: boolean
  move: boolean
  trash: boolean
  share: boolean
}

/** All that the client part of a list shows. */
export interface ListData {
  collection: string
  /** Names of all documents, of the field of the parent, and of the button that creates one. */
  names: { plural: string; parent: string; create: string }
  /** Field that leads to the parent. */
  parentField: string | null
  purpose: string
  language: string
  state: ListState
  rows: ListRow[]
  total: number
  partNumbers: number
  /** Number of all documents of the collection. */
  all: number
  isNarrowed: boolean
  hasPictures: boolean
  /** Columns that the collection has a use for. */
  columns: readonly ListColumn[]
  parents: Option[]
  authors: Option[]
  facts: Option[]
  /** Uses for which something can be missing, where there are several. */
  purposes: Option[]
  builtIn: BuiltInView[]
  views: ListView[]
  rights: ListRights
  paths: { list: string; create: string; trash: string | null; isUpload: boolean }
  /** Content locale of the panel. */
  locale: Locale
}

/** Answer of the list as an endpoint. */
export interface ListAnswer {
  rows: ListRow[]
  total: number
  partNumbers: number
  all: number
}

/** Views of a list with the number of their documents. */
export interface ViewCounts {
  /** By query of the view. */
  counts: Record<string, number>
}
