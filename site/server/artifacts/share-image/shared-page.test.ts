import { expect, test } from 'vitest'
import { readSharedPage } from './shared-page.ts'

const head = (title: string, picture = '') =>
  `<meta property="og:title" content="${title}"/>${picture}<meta property="og:site_name" content="Aterra &amp; Filhos"/>`

test('removes the company from the title and decodes entities', () => {
  expect(readSharedPage(head('Haste 5/8&quot; &lt;b&gt; · Aterra &amp; Filhos'))).toEqual({
    title: 'Haste 5/8" <b>',
    description: '',
    company: 'Aterra & Filhos',
    picture: undefined,
  })
})

test('accepts only pictures of our own origin', () => {
  expect(readSharedPage(head('T', '<link rel="image_src" href="/media/tc.jpg"/>')).picture).toBe(
    '/media/tc.jpg',
  )
  for (const href of [
    'https://evil.example/x.jpg',
    '//evil.example/media/x.jpg',
    '/admin/x.jpg',
    '/media/x.jpg?to=//evil',
  ]) {
    expect(
      readSharedPage(head('T', `<link rel="image_src" href="${href}"/>`)).picture,
    ).toBeUndefined()
  }
})
