import { contentScreens } from '@vitrine/configuration/content-screens'
import type { ContentScreen } from '@vitrine/configuration/content-screens'
import { localeCodes } from '@vitrine/configuration/locales'
import { expect, test } from 'vitest'
import { routePath } from '#shared/routes/table.ts'
import { pageTexts } from '#texts/page.js'
import { defaultNavigation } from './default-navigation.ts'
import { menusOf } from './menus.ts'

await Promise.all(localeCodes.map((locale) => pageTexts.load(locale)))

const privacy = { privacy_policy_link: '', terms_of_use_link: '' } as Parameters<
  typeof defaultNavigation
>[2]
const defaultsIn = (locale: (typeof localeCodes)[number], screens: readonly ContentScreen[]) =>
  menusOf(
    defaultNavigation(locale, pageTexts[locale].shell, privacy),
    { screens: [...screens], footer_menus: [] },
    locale,
  )
const columns = (links: { label: string; url: string }[], screens = [...contentScreens]) =>
  menusOf({ main: [], legal: [] }, { screens, footer_menus: [{ title: 'A', links }] }, 'br').columns

test.each(localeCodes)(
  'a layout without menus has the six entries of the main menu in %s',
  (locale) => {
    const names = [
      'institutional',
      'products',
      'solutions',
      'news',
      'knowledge-base',
      'contact',
    ] as const
    const shown = defaultsIn(locale, contentScreens)
    expect(shown.main.filter(({ place }) => place === 'all').map(({ href }) => href)).toEqual(
      names.map((name) => routePath(name, locale)),
    )
    const isMain = locale === 'br'
    expect(shown.main.some(({ href }) => href === routePath('work-with-us', locale))).toBe(isMain)
    expect(shown.legal.some(({ href }) => href === routePath('restricted-area', locale))).toBe(
      isMain,
    )
    expect(shown.legal.map(({ href }) => href)).toContain(routePath('data-request', locale))
  },
)

test('menus have only screens with something to show, and the contact', () => {
  expect(defaultsIn('br', ['news']).main.map(({ href }) => href)).toEqual([
    routePath('news', 'br'),
    routePath('contact', 'br'),
  ])
})

test('menus keep links to pages, files and other sites, and no empty column', () => {
  const urls = [
    routePath('contact', 'br'),
    '/media/catalogo.pdf',
    'https://example.com',
    '/campanha',
  ]
  const [column] = columns(urls.map((url) => ({ label: url, url })))
  expect(column?.links.map(({ href }) => href)).toEqual(urls)
  expect(columns([])).toEqual([])
  expect(columns([{ label: 'Notícias', url: routePath('news', 'br') }], ['products'])).toEqual([])
})

test('entries below one that leads nowhere go with it, and are left out on their own', () => {
  const below = (url: string) => ({ label: url, url, text: '', main_image: null, entries: [] })
  const entry = (url: string, entries: string[]) => ({
    label: url,
    url,
    place: 'all' as const,
    entries: entries.map(below),
  })
  const { main } = menusOf(
    {
      main: [entry('/contato', ['/noticias', '/produtos']), entry('/noticias', ['/produtos'])],
      legal: [],
    },
    { screens: ['products'], footer_menus: [] },
    'br',
  )
  expect(main.map(({ href, below: shown }) => [href, shown.map((each) => each.href)])).toEqual([
    ['/contato', ['/produtos']],
  ])
})
