import { isLocale } from '@vitrine/configuration/locales'
import { listLimits } from '@vitrine/contract/list-limits'
import { isStorable } from '@vitrine/contract/storable-text'
import { ownViewPath } from '#src/admin/panel/own-views.ts'
import type { LeadRef } from '#src/people/inbox/lead-history.ts'
import { leadKinds, tabs } from '#src/people/inbox/list-leads.ts'
import type { LeadQuery } from '#src/people/inbox/list-leads.ts'

/** State of the inbox page that its URL contains. */
export interface InboxQuery extends LeadQuery {
  lead: LeadRef | undefined
}

type Params = Record<string, unknown>

const among = <T extends string>(values: readonly T[], given: string): T | undefined =>
  values.find((value) => value === given)

const wholeNumber = (text: string): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined

/** Reads the state of the page from its URL parameters; unknown values are ignored. */
export function readQuery(params: Params): InboxQuery {
  const text = (name: string): string => {
    const value = params[name]
    return typeof value === 'string' && isStorable(value) ? value.trim() : ''
  }
  const locale = text('language')
  const [, collection, id] = /^(messages|candidates)-([1-9]\d{0,8})$/.exec(text('lead')) ?? []
  return {
    tab: among(tabs, text('tab')) ?? 'unanswered',
    text: text('q').slice(0, listLimits.search),
    kind: among(leadKinds, text('kind')),
    locale: isLocale(locale) ? locale : undefined,
    department: wholeNumber(text('department')),
    page: Math.min(wholeNumber(text('page')) ?? 1, 1000),
    lead:
      collection === 'messages' || collection === 'candidates'
        ? { collection, id: Number(id) }
        : undefined,
  }
}

/** URL parameters of a state, without default values. */
export function queryParams(query: InboxQuery): Record<string, string> {
  const { tab, text, kind, locale, department, page, lead } = query
  return Object.fromEntries(
    Object.entries({
      tab: tab === 'unanswered' ? '' : tab,
      q: text,
      kind: kind ?? '',
      language: locale ?? '',
      department: department === undefined ? '' : String(department),
      page: page === 1 ? '' : String(page),
      lead: lead ? `${lead.collection}-${lead.id}` : '',
    }).filter(([, value]) => value !== ''),
  )
}

/** URL path of the inbox in a state. */
export function inboxPath(query: InboxQuery): string {
  const params = new URLSearchParams(queryParams(query)).toString()
  return ownViewPath('inbox') + (params === '' ? '' : `?${params}`)
}
