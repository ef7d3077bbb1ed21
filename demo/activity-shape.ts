import type { Text } from './text-shape.ts'

/** Day relative to the load, and local time of the company (`14:20`). */
export type Moment = { daysAgo: number; time: string }

/** Person outside the company; `email` ends in `.example`, which marks it as demonstration. */
export type Correspondent = {
  name: string
  email: string
  phone?: string
  company?: string
  country?: string
  /** Two letters of a Brazilian federation unit. */
  region?: string
  city?: string
}

/** Reply of an employee, or answer that the person sent by e-mail (without `by`). */
export type Answer = Moment & { by?: string; text: string }

/**
 * Message of the contact form; with `lines` a quotation. `department`, `product`: keys;
 * `by`, `owner`: e-mail of an employee.
 */
export type ReceivedMessage<T = Text> = Moment & {
  from: Correspondent
  /** Language of the sender. */
  locale: keyof T & string
  department: string
  text: string
  product?: string
  lines?: { partNumber: string; quantity: number; asked?: string }[]
  status: 'new' | 'open' | 'waiting' | 'answered' | 'archived'
  owner?: string
  notes?: string
  answers?: Answer[]
}

/** Job application; `interest`, `education`: keys of the forms. */
export type JobApplication<T = Text> = Moment & {
  from: Correspondent
  locale: keyof T & string
  interest: string
  education?: string
  experience: string
  status: 'new' | 'read' | 'interview' | 'archived'
  owner?: string
  notes?: string
}

/** Searches of visitors with the same text; `clicks`: share that opened a result, 0 to 1. */
export type SearchedText<T = Text> = {
  locale: keyof T & string
  text: string
  perWeek: number
  results: number
  clicks: number
}

/**
 * Change of a product, saved by the employee `by` (e-mail address); `product`: key. `adds`: sentence
 * that the change added to the first paragraph, which the other languages do not have yet.
 */
export type ProductChange<T = Text> = Moment & {
  by: string
  product: string
  adds?: { language: keyof T & string; sentence: string }
}

/**
 * Translation of a product’s summary that the translator `by` handed in for review; `returned`: sent
 * back with a comment on the summary. `product`: key.
 */
export type HandedInTranslation<T = Text> = Moment & {
  by: string
  product: string
  language: keyof T & string
  summary: string
  returned?: Moment & { by: string; comment: string; message: string }
}

/**
 * Spreadsheet with a new value of a column for all part numbers of a product, applied by the employee
 * `by`, and how the former values came back: by undo, or by a spreadsheet with another name.
 * `product`: key; `column`: key of the attribute. The last change of the product (`changes`) is when the
 * values came back.
 */
export type AppliedSpreadsheet = Moment & {
  by: string
  name: string
  product: string
  column: string
  value: string
  back: Moment & { by: string; name?: string }
}

/** Release that is planned: the translations that are in review go live together. */
export type PlannedRelease = { by: string; name: string; inDays: number; time: string }

/** Template of replies, one text per language. */
export type ReplyTemplate<T = Text> = { title: T; body: T }

/** Activity of the thirty days before the load: what visitors did, and what employees answered. */
export type Activity<T = Text> = {
  messages: ReceivedMessage<T>[]
  applications: JobApplication<T>[]
  subscribers: (Moment & {
    email: string
    locale: keyof T & string
    state: 'pending' | 'confirmed'
  })[]
  searches: SearchedText<T>[]
  changes: ProductChange<T>[]
  handedIn: HandedInTranslation<T>[]
  templates: ReplyTemplate<T>[]
  spreadsheets?: AppliedSpreadsheet[]
  release?: PlannedRelease
}
