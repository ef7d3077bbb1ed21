import { defaultLocale, isLocale, localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { PayloadRequest } from 'payload'

/** Query parameter, and key of `req.context`, with the additional languages of a publication. */
export const furtherLanguages = 'withLanguages'

/** Languages and kind of a save: set before the operation, read by the hooks of the document. */
export interface SaveIntent {
  isDraft: boolean
  /** Languages of the save; all for `locale=all`. */
  locales: readonly Locale[]
  /**
   * Additional languages that are published or unpublished by the same save, as ticked in the
   * dialog.
   */
  further: Locale[]
  /**
   * True for an update of the documents of a list, for which Payload reads rows instead of drafts.
   */
  isBulk: boolean
}

const key = 'saveIntent'

const listOf = (value: unknown): string[] =>
  typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value.map(String) : []

interface UpdateArgs {
  data?: unknown
  draft?: unknown
  publishSpecificLocale?: unknown
  unpublishAllLocales?: unknown
  id?: unknown
  where?: unknown
}

const isTrue = (value: unknown): boolean => value === true || value === 'true'

/** Reads the languages of an update: its locale, and the ticked languages. */
export function readIntent(args: UpdateArgs, req: PayloadRequest): SaveIntent {
  const status: unknown = Object(args.data)['_status']
  const named = args.publishSpecificLocale ?? req.locale
  const locales =
    named === 'all'
      ? localeCodes
      : [typeof named === 'string' && isLocale(named) ? named : defaultLocale]
  const ticked =
    status === 'draft' && isTrue(args.unpublishAllLocales)
      ? localeCodes
      : [...listOf(req.query?.[furtherLanguages]), ...listOf(req.context[furtherLanguages])].filter(
          isLocale,
        )
  return {
    isDraft: isTrue(args.draft) && status !== 'published',
    locales,
    further: [...new Set(ticked)].filter((code) => !locales.includes(code)),
    isBulk: args.where !== undefined && args.id === undefined,
  }
}

/** Languages of a request that is not an update: its locale, and the ticked languages. */
export function languagesOf(req: PayloadRequest): Locale[] {
  const { locales, further } = readIntent({}, req)
  return [...locales, ...further]
}

export function noteIntent(req: PayloadRequest, intent: SaveIntent): void {
  req.context[key] = intent
}

export const notedIntent = (req: PayloadRequest): SaveIntent | undefined =>
  req.context[key] as SaveIntent | undefined

const recordingKey = 'recordedByOuterSave'

/**
 * Marks an update inside the save of the same document, which records the document as a whole:
 * read model, feed, panel's index, translations.
 */
export function leaveRecording(req: PayloadRequest): void {
  req.context[recordingKey] = true
}

export const leavesRecording = ({ context }: Pick<PayloadRequest, 'context'>): boolean =>
  context[recordingKey] === true
