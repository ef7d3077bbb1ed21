import { expect, it } from 'vitest'
import { inboxPath, readQuery } from './inbox-query.ts'

it('reads and writes the state of the page', () => {
  const query = readQuery({ tab: 'mine', q: ' TC-95 ', lead: 'messages-12', kind: 'quotation' })
  expect(query).toMatchObject({
    tab: 'mine',
    text: 'TC-95',
    kind: 'quotation',
    lead: { collection: 'messages', id: 12 },
  })
  expect(inboxPath(query)).toBe('/admin/inbox?tab=mine&q=TC-95&kind=quotation&lead=messages-12')
  expect(inboxPath(readQuery({}))).toBe('/admin/inbox')
})

it.each([
  { lead: 'users-1' },
  { lead: 'messages-0' },
  { lead: 'messages-99999999999' },
  { tab: 'toString', kind: '__proto__', language: 'xx', department: '1e3', page: '-1' },
  { q: ['a', 'b'] },
  { q: '\u0000' },
])('ignores %o', (params) => {
  expect(readQuery(params)).toEqual({
    tab: 'unanswered',
    text: '',
    kind: undefined,
    locale: undefined,
    department: undefined,
    page: 1,
    lead: undefined,
  })
})
