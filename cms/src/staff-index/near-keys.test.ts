import { describe, expect, it } from 'vitest'
import { wordsOf } from '#src/search/words/fold.ts'
import { codeKey, storedKey } from './document-keys.ts'
import { errorsIn } from './near-keys.ts'

const errors = (typed: string, label: string, kind: 'title' | 'code' = 'title'): number =>
  errorsIn(
    { code: codeKey(typed), words: wordsOf(typed) },
    { kind, key: storedKey({ kind, label, locale: null }) },
  )

describe('typing errors of a query beside a key', () => {
  it.each([
    ['terminla', 'Terminal de compressão', 1],
    ['conetor bimetalcio', 'Conector bimetálico', 2],
    ['bimetalcio conector', 'Conector bimetálico', 1],
    ['termnial comp', 'Terminal de compressão', 1],
    ['olahl', 'Olhal', 1],
  ])('%s in “%s”: %d', (typed, label, count) => expect(errors(typed, label)).toBe(count))

  it.each([
    ['TB-120-01', 'TB-120-10', 1],
    ['TB 12010x', 'TB-120-10', 1],
  ])('%s in the code %s: %d', (typed, label, count) =>
    expect(errors(typed, label, 'code')).toBe(count),
  )

  it.each([
    ['cabos', 'Tubos de cobre', 'title'],
    ['terminla zinco', 'Terminal de compressão', 'title'],
    ['tb1', 'TB-2', 'code'],
    ['TC-50-10', 'TC-95-12', 'code'],
  ] as const)('%s is not “%s”', (typed, label, kind) =>
    expect(errors(typed, label, kind)).toBe(Infinity),
  )
})
