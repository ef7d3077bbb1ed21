import { describe, expect, test } from 'vitest'
import { shortened, textDifference } from './text-difference.ts'

const told = (published: string, current: string): string =>
  textDifference(published, current)
    .map(({ kind, text }) =>
      kind === 'same' ? text : `[${kind === 'removed' ? '-' : '+'}${text}]`,
    )
    .join('')

describe('differences of two texts', () => {
  test('marks whole words, and keeps what both have', () => {
    expect(told('em subestações e geradores.', 'em painéis e geradores.')).toBe(
      'em [-subestações][+painéis] e geradores.',
    )
  })
  test('joins changed words that only a space divides', () => {
    expect(told('cobre estanhado puro', 'latão niquelado puro')).toBe(
      '[-cobre estanhado][+latão niquelado] puro',
    )
  })
  test('marks added and removed ends', () => {
    expect(told('para painéis', 'para painéis e geradores')).toBe('para painéis[+ e geradores]')
    expect(told('para painéis e geradores', 'para painéis')).toBe('para painéis[- e geradores]')
  })
  test('marks a text that had been empty, or became empty', () => {
    expect(told('', 'novo')).toBe('[+novo]')
    expect(told('velho', '')).toBe('[-velho]')
    expect(told('', '')).toBe('')
  })
  test('keeps accents, signs and numbers apart', () => {
    expect(told('74,6 mm', '74,8 mm')).toBe('74,[-6][+8] mm')
  })
  test('gives both texts back', () => {
    const [before, after] = ['a b c d e f a b', 'b x c e f g a a']
    const parts = textDifference(before, after)
    const without = (kind: string) =>
      parts
        .filter((part) => part.kind !== kind)
        .map(({ text }) => text)
        .join('')
    expect([without('added'), without('removed')]).toEqual([before, after])
  })
  test('replaces a part that is too long to compare, in time', () => {
    const [before, after] = ['um '.repeat(20_000), 'dois '.repeat(20_000)]
    const started = performance.now()
    const parts = textDifference(before, after)
    expect(performance.now() - started).toBeLessThan(1000)
    expect(parts.map(({ kind }) => kind)).toEqual(['removed', 'added', 'same'])
  })
})

test('long unchanged parts are shortened around a change', () => {
  const long = 'palavra '.repeat(20)
  const [head, , , tail] = shortened(textDifference(`${long}velho ${long}`, `${long}novo ${long}`))
  expect(head?.text).toBe(` … ${long.slice(-24)}`)
  expect(tail?.text.startsWith(' palavra')).toBe(true)
  expect(tail?.text.endsWith(' … ')).toBe(true)
})
