import type { Locale } from '@vitrine/configuration/locales'
import { expect, it } from 'vitest'
import { switchSource } from './source-locale.ts'
import type { Translation } from './follow.ts'

/** Translation of `a`, written in Portuguese; `basis`: the source that it follows. */
const text = (locale: Locale, target: string | null, basis: string | null): Translation => ({
  path: 'text',
  locale,
  sourceLocale: 'br',
  source: ['a'],
  basis: basis === null ? null : [basis],
  target: target === null ? null : [target],
  publicSource: ['a'],
  publicBasis: basis === null ? null : [basis],
  publicTarget: target === null ? null : [target],
})

const states = (translations: readonly Translation[]): string[] =>
  switchSource(translations, { from: 'br', to: 'en' }).translations.map(
    ({ locale, sourceLocale, source, basis, target, publicBasis, publicSource }) =>
      `${locale} from ${sourceLocale}${String(source)} ${target === null ? 'missing' : String(basis) === String(source) ? 'current' : 'outdated'} ${String(publicBasis) === String(publicSource) ? '=' : '≠'}`,
  )

it.each([
  ['in step', 'a', 'a', ['br from enA current =', 'es from enA current =']],
  ['a behind source', 'z', 'a', ['br from enA outdated ≠', 'es from enA outdated ≠']],
  ['a third language behind', 'a', 'z', ['br from enA current =', 'es from enA outdated ≠']],
  ['two that are behind alike', 'z', 'z', ['br from enA outdated ≠', 'es from enA current =']],
  ['a missing third language', 'a', null, ['br from enA current =', 'es from enA missing ≠']],
])('switches the source of %s', (_, en, es, expected) => {
  expect(states([text('en', 'A', en), text('es', es === null ? null : 'Á', es)])).toEqual(expected)
})

it('keeps the source of a text that the new source language lacks', () => {
  expect(states([text('en', null, null), text('es', 'Á', 'a')])).toEqual([
    'en from bra missing ≠',
    'es from bra current =',
  ])
})

it('keeps the source of a text that was written in a third language', () => {
  const written = (locale: Locale): Translation => ({
    ...text(locale, 'x', 'a'),
    sourceLocale: 'es',
  })
  expect(states([written('br'), written('en')])).toEqual([
    'br from esa current =',
    'en from esa current =',
  ])
})
