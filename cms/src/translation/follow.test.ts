import type { Locale } from '@vitrine/configuration/locales'
import { expect, it } from 'vitest'
import { followTranslations } from './follow.ts'
import type { Recorded } from './follow.ts'
import type { TextPlace } from './text-places.ts'

type Texts = Partial<Record<Locale, string | string[]>>

const locales = ['br', 'en', 'es'] as const

/** A document with one text, as it is saved again and again. */
class Saved {
  recorded: Recorded = { translations: [], bases: [] }

  save(draft: Texts, published: Texts = {}, isInsignificant = false): this {
    const placesOf = (texts: Texts): TextPlace[] => [
      {
        path: 'text',
        field: 'text',
        formPath: 'text',
        isRich: true,
        maxLength: undefined,
        values: {},
        passages: Object.fromEntries(
          Object.entries(texts).map(([locale, text]) => [locale, [text].flat()]),
        ),
      },
    ]
    const { translations, bases } = followTranslations(this.recorded, {
      draft: placesOf(draft),
      published: placesOf(published),
      locales: [...locales],
      source: 'br',
      isInsignificant,
    })
    this.recorded = { translations, bases: [...this.recorded.bases, ...bases] }
    return this
  }

  /** States by language: `en=` up to date, `en≠` outdated, `en–` missing, `public en≠`. */
  states(): string {
    return this.recorded.translations
      .flatMap(({ locale, source, basis, target, publicSource, publicBasis, publicTarget }) => [
        `${locale}${target === null ? '–' : String(basis) === String(source) ? '=' : '≠'}`,
        ...(publicTarget !== null && String(publicBasis) !== String(publicSource)
          ? [`public ${locale}≠`]
          : []),
      ])
      .join(' ')
  }
}

const first = { br: 'a', en: 'A', es: 'Á' }

it('marks the languages that follow a changed source, and clears the mark if it is taken back', () => {
  const saved = new Saved().save(first)
  expect(saved.states()).toBe('en= es=')
  expect(saved.save({ ...first, br: 'b' }).states()).toBe('en≠ es≠')
  expect(saved.save(first).states()).toBe('en= es=')
})

it('follows a translation that is written after the change', () => {
  const saved = new Saved().save(first).save({ ...first, br: 'b' })
  expect(saved.save({ br: 'b', en: 'B', es: 'Á' }).states()).toBe('en= es≠')
  expect(saved.save({ br: 'b', en: 'B', es: 'É' }).states()).toBe('en= es=')
})

it('follows source and translation that are written at once, as by an import', () => {
  expect(new Saved().save(first).save({ br: 'b', en: 'B', es: 'Á' }).states()).toBe('en= es≠')
})

it('calls an older translation that comes back outdated, until the source comes back', () => {
  const saved = new Saved().save(first).save({ br: 'b', en: 'B', es: 'É' })
  expect(saved.save({ br: 'b', en: 'A', es: 'É' }).states()).toBe('en≠ es=')
  expect(saved.save({ br: 'a', en: 'A', es: 'É' }).states()).toBe('en= es≠')
})

it('shows a text without translation as missing, and as translated once it is written', () => {
  const saved = new Saved().save({ br: 'a', en: 'A' })
  expect(saved.states()).toBe('en= es–')
  expect(saved.save({ br: 'b', en: 'A' }).states()).toBe('en≠ es–')
  expect(saved.save({ br: 'b', en: 'A', es: 'É' }).states()).toBe('en≠ es=')
})

it('takes the language in which a text was written first for its source', () => {
  const saved = new Saved().save({ es: 'Á' })
  expect(saved.states()).toBe('br– en–')
  expect(saved.save({ es: 'Á', br: 'a' }).states()).toBe('br= en–')
  expect(saved.save({ es: 'É', br: 'a' }).states()).toBe('br≠ en–')
  // without a text in that language, the default one is the source again
  expect(saved.save({ br: 'a', en: 'A' }).states()).toBe('en= es–')
})

it('keeps translations of a change that is declared insignificant', () => {
  const saved = new Saved().save(first)
  expect(saved.save({ ...first, br: 'a,' }, {}, true).states()).toBe('en= es=')
  expect(saved.save(first).states()).toBe('en= es=')
  expect(saved.save({ ...first, br: 'b' }).states()).toBe('en≠ es≠')
  // the declaration counts for its own change alone
  expect(saved.save({ ...first, br: 'b,' }, {}, true).states()).toBe('en≠ es≠')
})

it('compares by passage: a translation follows the changes at the places where it was changed', () => {
  const saved = new Saved().save({ br: ['a', 'b', 'c'], en: ['A', 'B', 'C'] })
  const changed = ['a', 'x', 'c', 'd']
  expect(saved.save({ br: changed, en: ['A', 'B', 'C'] }).states()).toBe('en≠ es–')
  // the first passage says the same as before: a correction of it follows nothing
  expect(saved.save({ br: changed, en: ['A!', 'B', 'C'] }).states()).toBe('en≠ es–')
  expect(saved.save({ br: changed, en: ['A!', 'X', 'C'] }).states()).toBe('en≠ es–')
  expect(saved.save({ br: changed, en: ['A!', 'X', 'C', 'D'] }).states()).toBe('en= es–')
})

it('keeps what is public apart from the draft', () => {
  const saved = new Saved().save(first, first)
  expect(saved.save({ ...first, br: 'b' }, first).states()).toBe('en≠ es≠')
  expect(saved.save({ ...first, br: 'b' }, { ...first, br: 'b' }).states()).toBe(
    'en≠ public en≠ es≠ public es≠',
  )
  expect(saved.save({ br: 'b', en: 'B', es: 'Á' }, { ...first, br: 'b' }).states()).toBe(
    'en= public en≠ es≠ public es≠',
  )
  expect(saved.save({ br: 'b', en: 'B', es: 'Á' }, { br: 'b', en: 'B', es: 'Á' }).states()).toBe(
    'en= es≠ public es≠',
  )
})

it('asks no other language of a document that is written in one', () => {
  const places = (text: string) => [
    {
      path: 'title',
      field: 'title',
      formPath: 'title',
      isRich: false,
      maxLength: undefined,
      values: {},
      passages: { es: [text] },
    },
  ]
  const { translations } = followTranslations(
    { translations: [], bases: [] },
    { draft: places('Plano'), published: [], locales: [...locales], source: 'es', own: 'es' },
  )
  expect(translations).toEqual([])
})

it('keeps an outdated translation outdated when its source is removed', () => {
  const saved = new Saved().save(first).save({ br: 'b', en: 'B', es: 'Á' })
  expect(saved.states()).toBe('en= es≠')
  expect(saved.save({ en: 'B', es: 'Á' }).states()).toBe('br– es≠')
  expect(saved.save({ en: 'B', es: 'É' }).states()).toBe('br– es=')
})
