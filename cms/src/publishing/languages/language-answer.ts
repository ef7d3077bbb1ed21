import type { Locale } from '@vitrine/configuration/locales'
import type { Scheduled } from './schedule.ts'

/** Language of the documents of a question. */
export interface LanguageCount {
  locale: Locale
  title: string
  /** Documents that visitors read in this language. */
  public: number
  /** Documents with a title, or any text, in this language. */
  written: number
  /** Documents with texts in this language that are not public. */
  unpublished: number
}

/** State of one language of a document; the keys of its texts (`publishing.json`). */
export const stateOf = ({
  public: isPublic,
  unpublished,
  written,
}: LanguageCount): 'public' | 'changed' | 'draft' | 'absent' =>
  isPublic ? (unpublished ? 'changed' : 'public') : written ? 'draft' : 'absent'

/** Answer about the languages of one document, or of the documents of a list. */
export interface LanguageAnswer {
  documents: number
  languages: LanguageCount[]
  /** Documents whose draft differs in what has no language. */
  shared: number
  /** Scheduled publications of the document; empty for several documents. */
  scheduled: Scheduled[]
  /** Time from which visitors read what is public, where the date of the document is ahead, ISO 8601. */
  startsAt?: string
}

/** Fields of the form of a schedule. */
export type ScheduleField = 'at' | 'locales'

/** Answer to a press: a sentence, and the reasons of a refusal by field. */
export interface LanguagePress {
  message: string
  errors?: Partial<Record<ScheduleField, string>>
}

/** Paths below the document. */
export const languagePaths = {
  languages: '/languages',
  revert: '/revert',
  schedule: '/schedule',
} as const
