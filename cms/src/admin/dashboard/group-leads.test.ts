import { expect, it } from 'vitest'
import type { ListedLead } from '#src/people/inbox/list-leads.ts'
import { groupLeads } from './group-leads.ts'

const service = {
  days: [1, 2, 3, 4, 5],
  fromMinute: 480,
  toMinute: 1080,
  targetHours: 8,
  zone: 'America/Sao_Paulo',
}
// a Wednesday, 15:00 in Brasilia
const now = new Date('2026-11-25T18:00:00Z')
const today = '2026-11-25T15:00:00.000Z'
const lastWeek = '2026-11-18T15:00:00.000Z'

const lead = (change: Partial<ListedLead>): ListedLead => ({
  collection: 'messages',
  id: 1,
  kind: 'message',
  name: 'Camila',
  company: '',
  locale: 'br',
  status: 'open',
  owner: 7,
  ownerName: null,
  lines: 0,
  about: '',
  createdAt: today,
  since: today,
  remindAt: null,
  ...change,
})

it.each<[string, Partial<ListedLead>, string | undefined]>([
  ['answered by the customer', { createdAt: lastWeek, since: today }, 'replied'],
  ['with a reminder that is due', { status: 'waiting', remindAt: lastWeek }, 'reminders'],
  ['with a later reminder', { status: 'waiting', remindAt: '2026-11-26T12:00:00Z' }, 'mine'],
  [
    'without an answer for a week',
    { createdAt: lastWeek, since: lastWeek, owner: null },
    'overdue',
  ],
  ['of the account, of today', {}, 'mine'],
  ['of nobody, of today', { owner: null }, undefined],
])('groups a lead %s', (_title, change, group) => {
  const groups = groupLeads([lead(change)], { me: 7, service, now })
  expect(
    Object.entries(groups).flatMap(([name, leads]) => (leads.length > 0 ? [name] : [])),
  ).toEqual(group === undefined ? [] : [group])
})
