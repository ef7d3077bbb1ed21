import { defaultLocale, isLocale, localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { PayloadRequest } from 'payload'

/** Query parameter, and key of `req.context`, with the further languages of a publication. */
export const furtherLanguages = 'withLanguages'

/** What a save is about: set before the operation, read by the hooks of the document. */
export interface SaveIntent {
  isDraft: boolean
  /** Language of the save; all of them for `locale=all`. */
  locales: readonly Locale[]
  /** Languages that are published or removed with it, because they were ticked. */
  further: Locale[]
  /** Whether it is an update of the documents of a list, of which Payload reads rows, not drafts. */
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

/** Reads the languages that an update is about: its locale, and those that were ticked. */
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

/** Languages that a request without an update is about: its locale, and those that were ticked. */
export function languagesOf(req: PayloadRequest): Locale[] {
  const { locales, further } = readIntent({}, req)
  return [...locales, ...further]
}

export function noteIntent(req: PayloadRequest, intent: SaveIntent): void {
  req.context[key] = intent
}

export const notedIntent = (req: PayloadRequest): SaveIntent | undefined =>
  req.context[key] as SaveIntent | undefined
