import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { texts } from '../../../../test/design-preview/texts.ts'
import { Frame } from '../../../../test/design-preview/frame.tsx'
import { Gallery } from './gallery.tsx'

const page = () =>
  renderToString(
    <Frame>
      <Gallery texts={texts} />
    </Frame>,
  )
const html = page()

test('renders no inline styles, which the CSP forbids', () => {
  expect(html).not.toMatch(/\sstyle=/)
  expect(html).not.toMatch(/<style/)
})

test('renders the same HTML for the same texts', () => {
  expect(page()).toBe(html)
})

test('has unique ids and no dangling references', () => {
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  const references = [
    ...html.matchAll(/\s(?:for|aria-describedby|aria-labelledby|aria-controls)="([^"]+)"/g),
  ].flatMap(([, list = '']) => list.split(' '))
  expect(references.filter((id) => !ids.includes(id))).toEqual([])
})

test('renders no inactive table buttons and no hidden panels on the server', () => {
  const table = html.slice(html.indexOf('<table'), html.indexOf('</table>'))
  expect(table).not.toContain('<button')
  expect(html).not.toContain('role="tab"')
  expect(html).not.toMatch(/\shidden=""/)
})

test('nests no links', () => {
  for (const [, inside] of html.matchAll(/<a\b[^>]*>([\s\S]*?)<\/a>/g))
    expect(inside).not.toContain('<a ')
})
