import type { SanitizedConfig } from 'payload'
import { expect, it, vi } from 'vitest'
import { linkedCollections } from '#src/content/fields/linked-collections.ts'
import { editor } from '#src/content/fields/rich-text.ts'
import { shownNodeTypes, writeRichText } from './html.ts'
import type { LexicalNode } from './nodes.ts'

const text = (words: string, format = 0): LexicalNode => ({ type: 'text', text: words, format })
const node = (type: string, children: LexicalNode[], more = {}): LexicalNode => ({
  type,
  children,
  ...more,
})
const paragraph = (...children: LexicalNode[]) => node('paragraph', children)

function write(...children: LexicalNode[]) {
  const unknown: string[] = []
  const { html, headings } = writeRichText(
    { root: { type: 'root', children } },
    {
      imageOf: () => undefined,
      addressOf: ({ id }) => (id === 1 ? '/en/products/cable?a=1&b=2' : undefined),
      onUnknown: (type) => unknown.push(type),
    },
  )
  return { html, headings, unknown }
}

it('has a converter for every node that the editor offers', async () => {
  const slugs = [...linkedCollections, 'media']
  const collections = slugs.map((slug) => ({ slug, fields: [] }))
  const config = { collections, editor, i18n: { translations: {} } }
  const adapter = await editor({
    config: config as unknown as SanitizedConfig,
    parentIsLocalized: false,
  })
  const offered = adapter.editorConfig.features.nodes.map((one) => {
    const { node: registered } = one as { node: { getType: () => string } }
    return registered.getType()
  })
  expect(offered).toContain('table')
  expect(offered.filter((type) => !shownNodeTypes.includes(type))).toEqual([])
})

it.each([
  [node('callout', [text('Mind the '), text('voltage', 1)]), 'Mind the <strong>voltage</strong>'],
  [{ type: 'equation', text: 'a < b' }, 'a &lt; b'],
  [node('block', [], { fields: { blockType: 'banner' } }), ''],
])('reports a node without a converter and keeps its text', (unknown, html) => {
  const written = write(paragraph(text('before')), unknown, paragraph(text('after')))
  expect(written.unknown).toEqual([unknown.type])
  expect(written.html).toBe(`<p>before</p>${html}<p>after</p>`)
})

it('reports a node whose converter throws and keeps its text', () => {
  const errors = vi.spyOn(console, 'error')
  const fields = {
    get linkType(): string {
      throw new Error('unreadable')
    },
  }
  const written = write(paragraph(node('link', [text('catalogue')], { fields })))
  expect(written).toMatchObject({ html: '<p>catalogue</p>', unknown: ['link'] })
  expect(errors).not.toHaveBeenCalled()
})

it('renders nodes without children or text as empty', () => {
  expect(write({ type: 'paragraph' }, { type: 'list' }, { type: 'text' })).toEqual({
    html: '<ul></ul>',
    headings: [],
    unknown: [],
  })
})

it('writes marks as elements, without inline styles, and escapes everything', () => {
  const underlined = 8
  const struck = 4
  const { html } = write(
    paragraph(text('<b>&"', 1 + 2), text('H'), text('2', 32), text('O'), text('2', 64)),
    paragraph(text('code', 16), { type: 'linebreak' }, text('plain', underlined + struck)),
    node('paragraph', [text('right')], { format: 'right', indent: 2 }),
  )
  expect(html).toBe(
    '<p><em><strong>&lt;b&gt;&amp;&quot;</strong></em>H<sub>2</sub>O<sup>2</sup></p>' +
      '<p><code>code</code><br />plain</p><p>right</p>',
  )
})

it('writes lists, quotes and rules without classes', () => {
  const item = (...children: LexicalNode[]) => node('listitem', children, { value: 1 })
  const nested = node('list', [item(text('inner'))], { listType: 'number', tag: 'ol' })
  const { html } = write(
    node('list', [item(text('outer')), item(nested)], { listType: 'bullet', tag: 'ul' }),
    node('quote', [text('said')]),
    { type: 'horizontalrule' },
    paragraph(),
  )
  expect(html).toBe(
    '<ul><li>outer</li><li><ol><li>inner</li></ol></li></ul>' +
      '<blockquote><p>said</p></blockquote><hr />',
  )
})

it('gives headings ids that are unique in the text', () => {
  const heading = (tag: string, words: string) => node('heading', [text(words)], { tag })
  const { html, headings } = write(heading('h2', 'Seção'), heading('h3', 'Seção'))
  expect(html).toBe('<h2 id="secao">Seção</h2><h3 id="secao-2">Seção</h3>')
  expect(headings).toEqual([
    { id: 'secao', text: 'Seção', level: 2 },
    { id: 'secao-2', text: 'Seção', level: 3 },
  ])
})

it.each([
  [{ linkType: 'custom', url: 'https://example.com/?a=1&b=2' }, 'https://example.com/?a=1&amp;b=2'],
  [{ linkType: 'custom', url: 'mailto:a@example.com' }, 'mailto:a@example.com'],
  [
    { linkType: 'internal', doc: { relationTo: 'products', value: 1 } },
    '/en/products/cable?a=1&amp;b=2',
  ],
])('links to %o', (fields, href) => {
  expect(write(node('link', [text('words')], { fields })).html).toBe(`<a href="${href}">words</a>`)
})

it('opens a link in a new tab without access to this one', () => {
  const fields = { linkType: 'custom', url: 'https://example.com', newTab: true }
  expect(write(node('autolink', [text('words')], { fields })).html).toBe(
    '<a href="https://example.com" target="_blank" rel="noopener">words</a>',
  )
})

it.each([
  { linkType: 'custom', url: 'javascript:alert(1)' },
  { linkType: 'custom', url: 'java\nscript:alert(1)' },
  { linkType: 'custom', url: '//evil.example' },
  { linkType: 'custom', url: '/\\evil.example' },
  { linkType: 'internal', doc: { relationTo: 'products', value: 2 } },
  { linkType: 'internal', doc: null },
  undefined,
])('keeps the text of a link without a safe address: %o', (fields) => {
  const written = write(node('link', [text('words')], { fields }))
  expect(written).toMatchObject({ html: 'words', unknown: [] })
})

it('writes a scrollable table with header cells and spans', () => {
  const cell = (headerState: number, words: string, more = {}) =>
    node('tablecell', [paragraph(text(words)), paragraph(text('second'))], {
      headerState,
      backgroundColor: 'red',
      ...more,
    })
  const row = (...cells: LexicalNode[]) => node('tablerow', cells)
  const { html } = write(
    node('table', [
      row(cell(1, 'a', { colSpan: 2 }), cell(1, 'b', { colSpan: 1 })),
      row(cell(2, 'c'), cell(0, 'd', { rowSpan: 3 }), cell(0, 'e', { colSpan: '2"x' })),
    ]),
  )
  expect(html).toBe(
    '<div class="table-scroll" tabindex="0"><table><tbody>' +
      '<tr><th scope="col" colspan="2">a<br />second</th><th scope="col">b<br />second</th></tr>' +
      '<tr><th scope="row">c<br />second</th><td rowspan="3">d<br />second</td>' +
      '<td>e<br />second</td></tr></tbody></table></div>',
  )
})
