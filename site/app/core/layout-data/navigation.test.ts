import { expect, test } from 'vitest'
import { pageTexts } from '#texts/page.js'
import { routePath } from '#shared/routes/table.ts'
import { legalLinks, systemNavigation, withCurrent } from './navigation.ts'
import { socialLinks } from './social-links.ts'
import { layoutOfRoute } from '#app/shell/use-route-layout.ts'

await pageTexts.load('br')
const { nav: labels, system } = pageTexts.br.shell
const noText = {
  privacy_policy: false,
  terms_of_user: false,
  privacy_policy_link: '',
  terms_of_use_link: '',
}
const noNetworks = { youtube: '', linkedin: '', twitter: '', facebook: '', instagram: '' }

test('marks an entry as current on its path and below only', () => {
  const entries = ['/produtos', '/contato'].map((href) => ({ label: href, href }))
  const current = (pathname: string) =>
    withCurrent(entries, pathname)
      .filter((item) => item.current)
      .map(({ href }) => href)
  expect(current('/produtos/terminais/tc')).toEqual(['/produtos'])
  expect(current('/produtos-novos')).toEqual([])
})

test('links to existing legal texts only, and prefers the external address', () => {
  const hrefs = (privacy: typeof noText) =>
    legalLinks('en', labels, privacy).map(({ href }) => href)
  expect(hrefs(noText)).toEqual([])
  expect(hrefs({ ...noText, privacy_policy: true, terms_of_user: true })).toEqual([
    routePath('privacy-policy', 'en'),
    routePath('terms-of-use', 'en'),
  ])
  expect(
    hrefs({
      ...noText,
      privacy_policy: true,
      privacy_policy_link: 'https://legal.example/privacy',
    }),
  ).toEqual(['https://legal.example/privacy'])
})

test('lists the networks that have an address', () => {
  expect(socialLinks(noNetworks, '')).toEqual([])
  expect(
    socialLinks(
      { ...noNetworks, instagram: 'https://i.example', youtube: 'https://y.example' },
      '+55 (11) 99999-0000',
    ).map(({ network, href }) => [network, href]),
  ).toEqual([
    ['youtube', 'https://y.example'],
    ['instagram', 'https://i.example'],
    ['whatsapp', 'https://wa.me/5511999990000'],
  ])
})

test('omits the profile from an admin’s navigation', () => {
  const pathOf = (name: string) => `/area-restrita/${name}`
  const names = (admin: boolean) =>
    systemNavigation('br', system, '/area-restrita/my-data/x', { admin, pathOf }).map(
      ({ label, current }) => [label, current],
    )
  expect(names(false)).toEqual([
    ['Seções', false],
    ['Meus Dados', true],
  ])
  expect(names(true)).toEqual([['Seções', false]])
})

test('takes the layout from the route table, and the default one for unknown routes', () => {
  expect(layoutOfRoute('home___en', false)).toBe('default')
  expect(layoutOfRoute('unknown___br', false)).toBe('default')
  expect(layoutOfRoute(undefined, true)).toBe('default')
  expect(layoutOfRoute('newsletter-leaving___es', false)).toBe('clean')
  expect(layoutOfRoute('update-password___br', false)).toBe('system')
  expect(layoutOfRoute('update-password___br', true)).toBe('clean')
  expect(layoutOfRoute('home___br', true)).toBe('default')
})
