import { expect, it } from 'vitest'
import { isForPayload } from './own-list.ts'
import type { Fact, FactKind } from '#src/staff-index/name-facts.ts'
import { lackText, relativeTime } from './list-texts.ts'

/** 25 November, 23:30 in São Paulo. */
const now = new Date('2026-11-26T02:30:00Z')

it.each([
  ['2026-11-25T13:42:00Z', 'hoje 10:42'],
  ['2026-11-26T02:29:00Z', 'hoje 23:29'],
  ['2026-11-24T20:20:00Z', 'ontem 17:20'],
  ['2026-11-25T02:59:00Z', 'ontem 23:59'],
  ['2026-11-20T18:12:00Z', '20/11 15:12'],
  ['2026-01-01T02:59:00Z', '31/12/2025 23:59'],
])('%s is %s in the company’s time zone', (iso, text) => {
  expect(relativeTime(iso, 'pt', now)).toBe(text)
})

const fact = (kind: FactKind, name = 'Resumo'): Fact => ({
  kind,
  name,
  locale: null,
  field: 'description',
})

it.each([
  [[], ''],
  [[fact('texts', 'Resumo · ES')], 'Resumo · ES'],
  [[fact('texts'), fact('texts'), fact('alternatives')], '2 textos, 1 alt'],
  [[fact('fields'), fact('attributes')], '1 medida, 1 campo'],
])('what is missing is summed up: %j', (facts, text) => {
  expect(lackText(facts, 'pt')).toBe(text)
})

it.each([
  [['where[title][like]'], true],
  [['where'], true],
  [['groupBy'], true],
  [['q', 'limit', 'whereabouts'], false],
])('addresses of Payload’s own lists are told by their parameters: %j', (names, isPayloads) => {
  expect(isForPayload(names)).toBe(isPayloads)
})
