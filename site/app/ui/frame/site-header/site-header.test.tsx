import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HeaderMenu } from './header-menu.tsx'
import { SiteHeader } from './site-header.tsx'

const entry = (label: string, href: string) => ({ label, href, text: '', image: null, below: [] })
const nav = [
  { label: 'Contato', href: '/contato', current: true },
  {
    label: 'Produtos',
    href: '/produtos',
    below: [
      {
        ...entry('Terminais', '/produtos/terminais'),
        below: [{ label: 'TC', href: '/produtos/terminais/tc' }],
      },
      { ...entry('Certificados', '/certificados'), text: 'Em vigor' },
    ],
  },
]
const linksOf = (html: string) =>
  [...html.matchAll(/<a[^>]* href="([^"]*)"/g)].map(([, href]) => href)

test('entries of the bar open those below them, which the server renders', () => {
  const html = renderToStaticMarkup(
    <SiteHeader logoHref="/" logo="A" logoLabel="A" nav={nav} navLabel="Menu" />,
  )
  expect(linksOf(html)).toEqual([
    '/',
    '/contato',
    '/produtos',
    '/produtos/terminais',
    '/produtos/terminais/tc',
    '/certificados',
  ])
  expect(html.match(/<details/g)).toHaveLength(1)
  expect(html).toContain('<p>Em vigor</p>')
})

test('the menu of narrow screens has both levels', () => {
  const html = renderToStaticMarkup(<HeaderMenu label="Menu" navLabel="Menu" nav={nav} />)
  expect(linksOf(html)).toEqual(['/contato', '/produtos', '/produtos/terminais', '/certificados'])
})
