import { describe, expect, it } from 'vitest'
import type { ClientField } from 'payload'
import { fieldOptions } from './field-options.ts'
import { byDay, dayName, initialsOf, timeText } from './history-days.ts'
import { historyPath, merged, readQuery } from './history-query.ts'

describe('the address of the history', () => {
  it('holds tab, filters and the open entry', () => {
    const set = '0b8d4c0e-8f0e-4c2b-9a53-0d1a6c0a1f11'
    const query = readQuery(
      new URLSearchParams(`collection=products&document=7&search=+TC-95+&set=${set}`),
    )
    expect(query).toEqual({
      tab: 'changes',
      filters: { collection: 'products', document: '7', search: 'TC-95' },
      set,
    })
    expect(readQuery(new URLSearchParams(historyPath(query).split('?')[1]))).toEqual(query)
    expect(historyPath({})).toBe('/admin/history')
    expect(historyPath({ tab: 'sessions' })).toBe('/admin/history?tab=sessions')
  })

  it.each(['tab=__proto__', 'set=1', 'before=2', 'author=', 'other=1'])('ignores %s', (text) =>
    expect(readQuery(new URLSearchParams(text))).toEqual({
      tab: 'changes',
      filters: {},
      set: null,
    }),
  )

  it('drops a filter that is emptied', () =>
    expect(merged({ author: '3', part: 'TC-95-10' }, { author: '' })).toEqual({ part: 'TC-95-10' }))
})

describe('the days of the history', () => {
  const now = new Date('2026-11-26T12:00:00-03:00')

  it('begin at midnight of the company', () => {
    const entries = ['2026-11-26T03:30:00Z', '2026-11-26T02:30:00Z', '2026-11-25T04:00:00Z']
    expect(byDay(entries.map((at) => ({ at })))).toEqual([
      { day: '2026-11-26', entries: [{ at: entries[0] }] },
      { day: '2026-11-25', entries: [{ at: entries[1] }, { at: entries[2] }] },
    ])
    expect([timeText('2026-11-26T02:30:05Z'), timeText('2026-11-26T02:30:05Z', true)]).toEqual([
      '23:30',
      '23:30:05',
    ])
  })

  it.each([
    ['2026-11-26', 'pt', 'Hoje, 26 de novembro'],
    ['2026-11-25', 'en', 'Yesterday, 25 November'],
    ['2026-11-24', 'pt', 'Terça-feira, 24 de novembro'],
    ['2025-11-24', 'es', 'Lunes, 24 de noviembre de 2025'],
    ['2026-11-24', 'de', 'Dienstag, 24. November'],
  ])('%s in %s: %s', (day, language, text) => expect(dayName(day, language, now)).toBe(text))
})

it.each([
  ['Ana Prado', 'AP'],
  ['Maria da Silva Souza', 'MS'],
  ['Sistema', 'SI'],
  ['', ''],
])('initials of %s: %s', (name, initials) => expect(initialsOf(name)).toBe(initials))

it('fields are named by their path, with the names of what contains them', () => {
  const text = (name: string): ClientField => ({ type: 'text', name, label: `Nome ${name}` })
  const fields: ClientField[] = [
    {
      type: 'tabs',
      tabs: [{ label: 'Aba', fields: [text('title'), { type: 'row', fields: [text('family')] }] }],
    },
    { type: 'array', name: 'highlights', label: 'Destaques', fields: [text('id'), text('label')] },
    { type: 'ui', admin: {}, name: 'note' },
    { type: 'date', name: 'updatedAt' },
  ]
  expect(fieldOptions(fields, (label) => (typeof label === 'string' ? label : ''))).toEqual([
    { path: 'title', name: 'Nome title' },
    { path: 'family', name: 'Nome family' },
    { path: 'highlights/label', name: 'Destaques › Nome label' },
  ])
})
