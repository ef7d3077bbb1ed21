import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import type { Block } from '@vitrine/contract/shapes/types'
import { LocaleContext } from '#app/core/language.ts'
import { blocksTexts } from '#texts/blocks.js'
import { pageTexts } from '#texts/page.js'
import { PageView } from './page-view.tsx'
import { prepareBlocks } from './prepare-blocks.ts'

beforeAll(async () => {
  await Promise.all([blocksTexts, pageTexts].map(({ load }) => load('en')))
})

const base = { ground: 'plain', text_locale: null } as const
const call = (id: string, title: string): Block => ({
  ...base,
  id,
  title,
  kind: 'call',
  text: '',
  action: { label: 'Go', url: '/en' },
})
const questions = (id: string, title: string): Block => ({
  ...base,
  id,
  title,
  kind: 'questions',
  questions: [{ title: 'Q', text: 'A' }],
})
const opening = (title: string): Block => ({
  ...base,
  id: 'o',
  title,
  kind: 'opening',
  label: '',
  text: '',
  main_image: null,
  marks: [],
  search: null,
  action: { label: 'Go', url: '/en' },
})

/** HTML of a page whose form of contact has no recipients. */
async function htmlOf(blocks: Block[]): Promise<string> {
  const client = (() => Promise.resolve({ data: [] })) as never
  const data = await prepareBlocks(blocks, { client, locale: 'en' })
  return renderToString(
    <MemoryRouter>
      <LocaleContext value="en">
        <PageView
          page={{ title: 'Page', description: 'Lead', blocks }}
          data={data}
          breadcrumbs={[{ label: 'Page', href: '/en' }]}
        />
      </LocaleContext>
    </MemoryRouter>,
  )
}
const headingsOf = (html: string): string[] =>
  [...html.matchAll(/<(h\d)[^>]*>([^<]*)/g)].map(([, level, text]) => `${level} ${text}`)

test('the heading of a page is that of its opening, or else its own', async () => {
  expect(headingsOf(await htmlOf([opening('Opening'), call('a', 'A')]))).toEqual([
    'h1 Opening',
    'h2 A',
  ])
  expect(headingsOf(await htmlOf([opening(''), call('a', 'A')]))).toEqual(['h1 Page', 'h2 A'])
  expect(headingsOf(await htmlOf([call('a', 'A'), opening('Later')]))).toEqual([
    'h1 Page',
    'h2 A',
    'h2 Later',
  ])
})

test('numbers the blocks with a title whose kind has a number', async () => {
  const html = await htmlOf([
    questions('a', 'A'),
    questions('b', ''),
    call('c', 'C'),
    questions('d', 'D'),
  ])
  const numberOf = (id: string) =>
    />(\d\d)</.exec(html.split(`id="${id}"`)[1]?.split('</section>')[0] ?? '')?.[1]
  expect(['a', 'b', 'c', 'd'].map(numberOf)).toEqual(['01', undefined, undefined, '02'])
})

test('leaves out a block with nothing to show', async () => {
  const empty: Block = {
    ...base,
    id: 'e',
    title: 'E',
    kind: 'products',
    text: '',
    products: [],
    total: 0,
    action: null,
  }
  const html = await htmlOf([call('a', 'A'), empty])
  expect(html).toContain('id="a"')
  expect(html).not.toContain('id="e"')
})

test('shows each form once and leads to it from later blocks', async () => {
  const form = (id: string): Block => ({
    ...base,
    id,
    title: id,
    kind: 'form',
    text: '',
    form: 'newsletter',
  })
  const html = await htmlOf([form('one'), form('two')])
  expect(html.match(/<form/g)).toHaveLength(1)
  expect(html).toContain('href="#one"')
})
