import { defaultLocale, isLocale } from '@vitrine/configuration/locales'
import type { PayloadRequest } from 'payload'
import { isOfSite } from '#src/content/site-modules.ts'
import { deny } from '#src/platform/panel-calls/answers.ts'
import { isIndexed } from '#src/staff-index/document-keys.ts'
import { maxTicked } from '#src/staff-index/list-state.ts'
import { contextOf, readerContextOf } from './read-list.ts'
import type { ListContext } from './read-list.ts'

interface Given {
  collection: string
  locale?: string | undefined
}

const opened =
  (contextFor: typeof contextOf) =>
  ({ payload, user, i18n }: PayloadRequest, { collection, locale = '' }: Given): ListContext => {
    const context =
      isIndexed(collection) && isOfSite(collection)
        ? contextFor(
            { payload, user, language: i18n.language },
            collection,
            isLocale(locale) ? locale : defaultLocale,
          )
        : undefined
    if (!context) throw deny()
    return context
  }

/** Context of the list of a collection with its drafts; refused if the account may not read these. */
export const openList = opened(contextOf)

/** Context of the list of a collection as the account may read it, perhaps without drafts. */
export const openReadable = opened(readerContextOf)

/** Ids in the parameter `ids`, separated by commas; undefined without it. */
export function idsIn(parameters: URLSearchParams): number[] | undefined {
  const given = parameters.get('ids')
  if (given === null) return undefined
  return given
    .split(',')
    .slice(0, maxTicked)
    .filter((id) => /^[1-9]\d{0,8}$/.test(id))
    .map(Number)
}
