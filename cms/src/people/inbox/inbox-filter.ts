import { isLocale } from '@vitrine/configuration/locales'
import { listLimits } from '@vitrine/contract/list-limits'
import { isStorable } from '@vitrine/contract/storable-text'
import type { PayloadRequest, Where } from 'payload'
import type { LeadCollection } from './lead-history.ts'
import { leadKinds, listedIds, tabs } from './list-leads.ts'

/** Filter by the state of the inbox, as its address names it (`tab`, `q`, `kind`, `language`). */
export const inboxFilter =
  (collection: LeadCollection) =>
  async (req: PayloadRequest): Promise<Where[]> => {
    const given = (name: string): string => String(req.query[name] ?? '')
    const tab = tabs.find((each) => each === given('tab'))
    if (tab === undefined) return []
    const [language, department] = [given('language'), given('department')]
    const ids = await listedIds(req.payload, req.user, collection, {
      tab,
      text: isStorable(given('q')) ? given('q').slice(0, listLimits.search) : '',
      kind: leadKinds.find((each) => each === given('kind')),
      locale: isLocale(language) ? language : undefined,
      department: /^[1-9]\d{0,8}$/.test(department) ? Number(department) : undefined,
    })
    return [{ id: { in: ids } }]
  }
