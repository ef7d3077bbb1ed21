import type { Locale } from '@vitrine/configuration/locales'
import type { Scheduled } from './schedule.ts'

/** Language with its counts, over the documents of a request. */
export interface LanguageCount {
  locale: Locale
  title: string
  /** Number of documents that are public in this language. */
  public: number
  /** Number of documents with a title, or any text, in this language. */
  written: number
  /** Number of documents with unpublished texts in this language. */
  unpublished: number
}

/** State of one language of a document; also the key of the state's text (`publishing.json`). */
export const stateOf = ({
  public: isPublic,
  unpublished,
  written,
}: LanguageCount): 'public' | 'changed' | 'draft' | 'absent' =>
  isPublic ? (unpublished ? 'changed' : 'public') : written ? 'draft' : 'absent'

/** Response about the languages of one document, or of the documents of a list. */
export interface LanguageAnswer {
  documents: number
  languages: LanguageCount[]
  /** Number of documents whose draft differs in shared (not localized) values. */
  shared: number
  /** Scheduled publications of the document; empty for several documents. */
  scheduled: Scheduled[]
  /** Date from which the published document is shown, if it lies in the future, ISO 8601. */
  startsAt?: string
}

/** Fields of the schedule form. */
export type ScheduleField = 'at' | 'locales'

/** Response to a button: a message, and errors by field. */
export interface LanguagePress {
  message: string
  errors?: Partial<Record<ScheduleField, string>>
}

/** Paths of endpoints below the document. */
export const languagePaths = {
  languages: '/languages',
  revert: '/revert',
  schedule: '/schedule',
  /** Unpublished texts of one language. */
  texts: '/unpublished-texts',
} as const
