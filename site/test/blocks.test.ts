import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { localeCodes, locales } from '@vitrine/configuration/locales'
import { routePath } from '#shared/routes/table.ts'
import { blockSamplesTexts } from '#texts/block-samples.js'
import { blocksTexts } from '#texts/blocks.js'
import type { Transport } from '@vitrine/contract/client'
import { blockKinds } from '@vitrine/contract/shapes/blocks'
import type { Block } from '@vitrine/contract/shapes/types'
import { languageName } from '#shared/i18n/language-name.ts'
import { pageMarkdown } from '../server/pages/markdown/page-markdown.ts'
import { openBuiltApp, origin } from './built-app.ts'
import { home as homeAnswer } from './fixtures/answers.ts'
import { screens } from './fixtures/screens.ts'
import { fixtures } from './fixtures/transport.ts'

const client = join(import.meta.dirname, '..', 'build', 'client')
let open: Awaited<ReturnType<typeof openBuiltApp>>
beforeAll(async () => {
  open = await openBuiltApp()
  await Promise.all([blockSamplesTexts, blocksTexts].flatMap(({ load }) => localeCodes.map(load)))
})

const blockStyles = (html: string): string[] =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)" data-precedence="blocks"/g)].map(
    ([, href = '']) => href,
  )

const blockOf = (html: string, id: string): string =>
  new RegExp(`<section id="${id}"[\\s\\S]*?</section>`).exec(html)?.[0] ?? ''

test.each(localeCodes)('%s: renders every kind whole on the server', async (locale) => {
  const texts = blockSamplesTexts[locale]
  const { html, status } = await open(routePath('styleguide', locale), fixtures)
  expect(status).toBe(200)
  for (const kind of blockKinds) {
    const own = blockOf(html, `${kind}-usual`)
    expect(own, kind).toContain(`id="${kind}-usual-title"`)
    expect(own, kind).toContain(texts.kinds[kind])
  }
  // an unresolved or failed part of a page
  expect(html).not.toMatch(/<!--\$[?!]-->|<template/)
  const [other = locale] = localeCodes.filter((code) => code !== locale)
  const foreign = blockOf(html, 'steps-long')
  expect(foreign).toContain(
    blocksTexts[locale].elsewhere({ language: languageName(other, locale) }),
  )
  expect(foreign).toContain(`<ol class="block-steps" lang="${locales[other].tag}"`)
})

test('posts forms to the screens that answer them', async () => {
  const { html } = await open(routePath('styleguide', 'br'), fixtures)
  for (const [id, screen] of [
    ['form-usual', 'contact'],
    ['form-long', 'parts-list'],
    ['form-empty', 'newsletter'],
  ] as const)
    expect(/<form[^>]*>/.exec(blockOf(html, id))?.[0], id).toMatch(
      new RegExp(`(?=.* method="post").* action="${routePath(screen, 'br')}"`),
    )
})

test('states blocks in Markdown', async () => {
  const texts = blockSamplesTexts.br
  const { html } = await open(routePath('styleguide', 'br'), fixtures)
  const { text } = pageMarkdown(html, origin + routePath('styleguide', 'br'))
  for (const line of [
    `## ${texts.kinds.figures}`,
    `### ${texts.steps.spin.title}`,
    `> ${texts.quotation.text}`,
    `**${texts.questions.brush.title}**`,
    `## ${texts.kinds.call}`,
  ])
    expect(text).toContain(line)
})

test('sends the styles of blocks to pages of blocks alone, of their kinds alone', async () => {
  const { styleguide = '', page = '', ...others } = screens('br')
  const { html } = await open(styleguide, fixtures)
  const styles = blockStyles(html)
  expect(styles).toHaveLength(4)
  // it has no table and no row of cards
  expect(blockStyles((await open(page, fixtures)).html)).toHaveLength(3)
  for (const [name, path] of Object.entries(others))
    expect(blockStyles((await open(path, fixtures)).html), name).toEqual([])
  const all = readFileSync(
    join(client, /href="(\/assets\/style-[^"]+)"/.exec(html)?.[1] ?? ''),
    'utf8',
  )
  expect(all).not.toContain('.block-')
  // sizes of a block follow its own width
  for (const href of styles)
    expect(readFileSync(join(client, href), 'utf8')).not.toMatch(/@media[^{]*width|\dvw/)
})

test('a home page draws plain lists in its own way, in their order, and other blocks as pages do', async () => {
  const home = homeAnswer('br')
  const base = { ground: 'plain', text_locale: null } as const
  const blocks: Block[] = [
    { ...base, id: 'news', kind: 'news', title: '', text: '', news: home.news, action: null },
    { ...base, id: 'call', kind: 'call', title: 'Turmas abertas', text: '', action: null },
    {
      ...base,
      id: 'lines',
      kind: 'categories',
      title: 'O que fazemos',
      text: '',
      categories: home.categories,
      action: null,
    },
  ]
  const withBlocks: Transport = async (call) =>
    call.name === 'home-read' ? { status: 200, json: { ...home, blocks } } : fixtures(call)
  const { html, status } = await open(routePath('home', 'br'), withBlocks)
  expect(status).toBe(200)
  const places = ['<h1', home.news[0]?.title ?? '', 'Turmas abertas', 'aria-label="O que fazemos"']
  const shown = html.slice(html.indexOf('<h1'))
  const found = places.map((text) => shown.indexOf(text))
  expect(found).not.toContain(-1)
  expect(found).toEqual(found.toSorted((a, b) => a - b))
  expect(blockOf(html, 'call')).toContain('data-kind="call"')
  expect(html).not.toContain('id="lines"')
})
