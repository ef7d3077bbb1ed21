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

test('nothing is styled inline: the pages allow no inline styles', () => {
  expect(html).not.toMatch(/\sstyle=/)
  expect(html).not.toMatch(/<style/)
})

test('the same texts give the same page', () => {
  expect(page()).toBe(html)
})

test('no id stands twice, and every reference finds its element', () => {
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  const references = [
    ...html.matchAll(/\s(?:for|aria-describedby|aria-labelledby|aria-controls)="([^"]+)"/g),
  ].flatMap(([, list = '']) => list.split(' '))
  expect(references.filter((id) => !ids.includes(id))).toEqual([])
})

test('before JavaScript runs there is no button that does nothing in the table, and no panel is hidden', () => {
  const table = html.slice(html.indexOf('<table'), html.indexOf('</table>'))
  expect(table).not.toContain('<button')
  expect(html).not.toContain('role="tab"')
  expect(html).not.toMatch(/\shidden=""/)
})

test('links do not stand within links', () => {
  for (const [, inside] of html.matchAll(/<a\b[^>]*>([\s\S]*?)<\/a>/g))
    expect(inside).not.toContain('<a ')
})
