import { describe, expect, it } from 'vitest'
import { inLanguages, publicationOf, sentData } from './publication-request.ts'

const of = (method: string, path: string, query: string, data: object) =>
  publicationOf(method, path, new URLSearchParams(query), data as Record<string, unknown>)

describe('requests that change what is public', () => {
  it.each([
    ['locale=br', 'published', 'publish'],
    ['unpublishAllLocales=true', 'draft', 'unpublish'],
  ])('patch products/7?%s (%s)', (query, status, kind) =>
    expect(of('patch', 'products/7', query, { _status: status })).toEqual({
      kind,
      base: 'products',
      where: 'where%5Bid%5D%5Bequals%5D=7',
    }),
  )
  it('find the documents of a list as the request does', () =>
    expect(
      of('patch', 'products', 'locale=br&draft=true&where[id][in][0]=7&limit=0', {
        _status: 'published',
      }),
    ).toEqual({ kind: 'publish', base: 'products', where: 'where%5Bid%5D%5Bin%5D%5B0%5D=7' }))
  it('are those of a form, which sends the empty time of the trash', () =>
    expect(
      of('patch', 'products/7', '', { title: 'x', deletedAt: null, _status: 'published' }),
    ).toMatchObject({ kind: 'publish' }))
  it('are those of globals and of versions', () => {
    expect(of('post', 'globals/home', '', { _status: 'published' })).toMatchObject({
      kind: 'publish',
      base: 'globals/home',
    })
    expect(of('post', 'products/versions/3', '', {})).toMatchObject({
      kind: 'restore',
      base: 'products',
    })
    expect(of('post', 'globals/home/versions/3', '', {})).toMatchObject({
      kind: 'restore',
      base: 'globals/home',
    })
  })
  it.each([
    ['patch', 'products/7', 'draft=true', { _status: 'draft' }],
    ['post', 'products', 'locale=br', { _status: 'published' }],
    ['patch', 'products/7', '', { _status: 'published', deletedAt: null }],
    ['patch', 'departments/7', '', { title: 'x' }],
    ['delete', 'products/7', '', {}],
    ['post', 'products/7/duplicate', '', { _status: 'published' }],
    ['post', 'globals/home/revert', '', {}],
  ])('are not %s %s?%s %j', (method, path, query, data) =>
    expect(of(method, path, query, data)).toBeUndefined(),
  )
})

it('names one language, and those that were ticked, in place of Payload’s parameters', () => {
  const address = '/admin/api/products/7?depth=0&unpublishAllLocales=true'
  expect(inLanguages(address, 'https://a.example', 'br', [])).toBe(
    'https://a.example/admin/api/products/7?depth=0&locale=br',
  )
  expect(inLanguages(address, 'https://a.example', 'br', ['en', 'es'])).toBe(
    'https://a.example/admin/api/products/7?depth=0&locale=br&withLanguages=en%2Ces',
  )
})

it('reads the data of forms and buttons', () => {
  const form = new FormData()
  form.set('_payload', '{"_status":"published"}')
  expect([sentData(form), sentData('{"_status":"draft"}'), sentData('x'), sentData(null)]).toEqual([
    { _status: 'published' },
    { _status: 'draft' },
    {},
    {},
  ])
})
