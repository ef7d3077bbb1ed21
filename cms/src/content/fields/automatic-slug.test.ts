import { describe, expect, it } from 'vitest'
import { labelsOf } from '#src/platform/labels.ts'
import { newsTexts } from '#texts/news.js'
import { automaticSlug, firstFree, typedSlug } from './automatic-slug.ts'

const { newsPost } = labelsOf(newsTexts)

describe('the slug of a title', () => {
  it.each(['⚡⚡', '???', '🎉', ':', '::-', '— —', '‼️', '\u200b'])(
    'is the kind where the title has no letter and no figure: %s',
    (title) => expect(automaticSlug(title, newsPost, 'en')).toBe('news-post'),
  )

  it('has the figures of a title of figures, beside the kind', () => {
    expect(automaticSlug('2026', newsPost, 'br')).toBe('noticia-2026')
    expect(automaticSlug('⚡ 24/7', newsPost, 'br')).toBe('noticia-247')
  })

  it.each([
    ['電線カタログ', '電線カタログ'.normalize('NFKD').replace(/\p{M}/gu, '')],
    ['Кабель', 'кабель'],
    ['⚡ Novo', 'novo'],
    ['Nº 1', 'no-1'],
  ])('is of the letters of any script: %s', (title, slug) =>
    expect(automaticSlug(title, newsPost, 'br')).toBe(slug),
  )
})

it('a typed slug of signs alone is none', () => {
  expect(['⚡', ':', '', null, 'A b'].map(typedSlug)).toEqual(['', '', '', '', 'a-b'])
})

it('a taken slug gets the first free number', () => {
  expect(firstFree('tc', new Set(['tc', 'tc-2', 'tc-4']))).toBe('tc-3')
})
