import { Parser } from 'htmlparser2'
import { beforeAll, expect, test, vi } from 'vitest'
import { localeCodes } from '@vitrine/configuration/locales'
import { pageMarkdown } from '../server/pages/markdown/page-markdown.ts'
import { openBuiltApp, origin } from './built-app.ts'
import { screens } from './fixtures/screens.ts'
import { fixtures, unreachable } from './fixtures/transport.ts'

let open: Awaited<ReturnType<typeof openBuiltApp>>
beforeAll(async () => {
  open = await openBuiltApp()
})

const cases = localeCodes.flatMap((locale) =>
  Object.entries(screens(locale)).map(([screen, path]) => ({ locale, screen, path })),
)

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Texts of a page: its main heading, its headings, and the cells of its tables by row. */
function read(html: string) {
  const headings: { level: number; text: string }[] = []
  const rows: string[][] = []
  const open: string[] = []
  let skipped = 0
  const parser = new Parser({
    onopentag(name, attributes) {
      if (
        skipped > 0 ||
        ['button', 'dialog', 'label', 'select', 'svg'].includes(name) ||
        attributes['aria-hidden'] === 'true'
      )
        skipped += 1
      else {
        open.push(name)
        if (/^h[1-6]$/.test(name)) headings.push({ level: Number(name[1]), text: '' })
        if (name === 'tr') rows.push([])
        if (name === 'td' || name === 'th') rows.at(-1)?.push('')
        const row = rows.at(-1)
        if (name === 'input' && open.includes('td') && row && attributes['type'] !== 'hidden')
          row[row.length - 1] += attributes['value'] ?? ''
      }
    },
    ontext(text) {
      const heading = headings.at(-1)
      const row = rows.at(-1)
      if (skipped > 0) return
      if (heading && open.some((name) => /^h[1-6]$/.test(name))) heading.text += text
      if (row && open.some((name) => name === 'td' || name === 'th')) row[row.length - 1] += text
    },
    onclosetag: () => (skipped > 0 ? (skipped -= 1) : open.pop()),
  })
  parser.end(html.slice(html.indexOf('<main'), html.indexOf('</main>')))
  return { headings, rows }
}

/** Cells of the tables of a Markdown text, by row, without their links and marks. */
const rowsOf = (markdown: string): string[][] =>
  markdown
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|( - \|)+$/.test(line))
    .map((line) =>
      line
        .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '')
        .replaceAll(/\[((?:[^\]\\]|\\.)*)\]\([^)]*\)/g, '$1')
        .slice(1, -1)
        .split(/(?<!\\)\|/),
    )

/** Letters and numbers of a text: the rest is layout and escapes. */
const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** Cells of a row in one text, without empty ones: spans make some. */
const cellsOf = (row: readonly string[]) => row.map(letters).filter(Boolean).join('|')

test.each(cases)(
  '$locale $screen: Markdown has its headings and the cells of its tables',
  async ({ path }) => {
    const { html } = await open(path, fixtures)
    const { text } = pageMarkdown(html, origin + path)
    const { headings, rows } = read(html)
    const main = headings.find(({ level }) => level === 1)
    expect(text.split('\n')[0]).toBe(`# ${oneLine(main?.text ?? '')}`)
    expect(text.match(/^# /gm)).toHaveLength(1)
    const stated = letters(text)
    for (const heading of headings) expect(stated).toContain(letters(heading.text))
    const written = rowsOf(text).map(cellsOf)
    for (const row of rows) expect(written).toContain(cellsOf(row))
    // GFM: all rows of a table have as many cells
    for (const block of text.split('\n\n').filter((part) => part.startsWith('|')))
      expect(new Set(rowsOf(block).map((row) => row.length)).size).toBe(1)
    expect(text).not.toMatch(/<(script|style|svg|button|input|div|span|a)\b/)
    expect(text).not.toMatch(/\]\((?!https?:|mailto:|tel:)/)
    expect(text).toMatch(/[^\n]\n$/)
  },
)

test('unknown pages and an unreachable cms give a short text of their own', async () => {
  // the app logs the failed call
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  for (const locale of localeCodes) {
    const missing = await open(`${screens(locale)['products']}/x/y/z/w/v`, fixtures)
    const away = await open(screens(locale)['products'] ?? '', unreachable)
    for (const { status, html } of [missing, away]) {
      expect(status).toBeGreaterThanOrEqual(400)
      const { text } = pageMarkdown(html, origin)
      expect(text).toMatch(/^# .+\n\n/)
      expect(text.length).toBeLessThan(600)
    }
  }
})
