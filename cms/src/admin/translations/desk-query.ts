import { isLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { listLimits } from '@vitrine/contract/list-limits'
import { isStorable } from '@vitrine/contract/storable-text'
import { ownViewPath } from '#src/admin/panel/own-views.ts'
import { itemKey, itemOf } from './desk-item.ts'
import type { DeskItem } from '#src/translation/desk-shapes.ts'
import { queueOrders, queueTabs } from '#src/translation/queue-tabs.ts'
import type { QueueOrder, QueueTab } from '#src/translation/queue-tabs.ts'

/** State of the page, as its address holds it. */
export interface DeskQuery {
  /** Undefined: the first tab with something in it. */
  tab: QueueTab | undefined
  /** Target language; undefined: all of the account. */
  to: Locale | undefined
  text: string
  /** Collection or global; empty: all. */
  kind: string
  order: QueueOrder
  isMine: boolean
  page: number
  item: DeskItem | undefined
}

type Params = Record<string, string | string[] | undefined>

const among = <T extends string>(values: readonly T[], given: string): T | undefined =>
  values.find((value) => value === given)

/** State of the page from its address; unknown values are ignored. */
export function readDeskQuery(params: Params): DeskQuery {
  const text = (name: string): string => {
    const value = params[name]
    return typeof value === 'string' && isStorable(value) ? value.trim() : ''
  }
  const to = text('to')
  const page = text('page')
  return {
    tab: among(queueTabs, text('tab')),
    to: isLocale(to) ? to : undefined,
    text: text('q').slice(0, listLimits.search),
    kind: /^[a-z][a-z-]{0,40}$/.test(text('kind')) ? text('kind') : '',
    order: among(queueOrders, text('order')) ?? 'age',
    isMine: text('mine') === 'yes',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
    item: itemOf(text('item')),
  }
}

/** Parameters of a state, without those that have their usual value. */
export function deskParams(query: DeskQuery): Record<string, string> {
  const { tab, to, text, kind, order, isMine, page, item } = query
  return Object.fromEntries(
    Object.entries({
      tab: tab ?? '',
      to: to ?? '',
      q: text,
      kind,
      order: order === 'age' ? '' : order,
      mine: isMine ? 'yes' : '',
      page: page === 1 ? '' : String(page),
      item: item ? itemKey(item) : '',
    }).filter(([, value]) => value !== ''),
  )
}

const pathOf = (view: 'translations' | 'translation-files', query: DeskQuery): string => {
  const params = new URLSearchParams(deskParams(query)).toString()
  return ownViewPath(view) + (params === '' ? '' : `?${params}`)
}

/** Address of a state of the page. */
export const deskPath = (query: DeskQuery): string => pathOf('translations', query)

/** Address of the page of files with the documents of a state. */
export const filesPath = (query: DeskQuery): string =>
  pathOf('translation-files', { ...query, item: undefined })
