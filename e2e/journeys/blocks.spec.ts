/** @reading @blocks */
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { localeCodes } from '@vitrine/configuration/locales'
import { writeQuery } from '../../site/shared/routes/query-names.ts'
import { routePath } from '../../site/shared/routes/table.ts'
import { violationsOf } from '../accessibility.ts'
import { knownPartNumber } from '../addresses.ts'
import { repeatedIn } from '../nightly.ts'
import { test, unwatchedTest } from '../reused-page.ts'
import { leadFormsTexts, partsListTexts } from '../texts.ts'
import { hydrated, hydratedPart } from '../watched-page.ts'

const widths = [390, 1440]

/**
 * Replaces the blocks of the style guide by a sequence in which each kind stands once behind each
 * kind, itself included, with changing states and grounds (a de Bruijn sequence of order 2).
 * Returns the number of different pairs.
 */
const arrangePairs = (page: Page): Promise<{ kinds: number; pairs: number }> =>
  page.evaluate(() => {
    const list = document.querySelector('.blocks')
    const samples = [...document.querySelectorAll<HTMLElement>('.block')]
    const kinds = [...new Set(samples.map(({ dataset }) => dataset['kind'] ?? ''))]
    const grounds = ['plain', 'raised', 'dark', 'accent']
    const order = kinds.flatMap((kind, index) => [
      kind,
      ...kinds.slice(index + 1).flatMap((later) => [kind, later]),
    ])
    const uses = new Map<string, number>()
    list?.replaceChildren(
      ...[...order, order[0] ?? ''].map((kind) => {
        const use = uses.get(kind) ?? 0
        uses.set(kind, use + 1)
        const states = samples.filter(({ dataset }) => dataset['kind'] === kind)
        const block = states[use % states.length]?.cloneNode(true) as HTMLElement
        block.dataset['ground'] = grounds[Math.floor(use / states.length) % grounds.length] ?? ''
        return block
      }),
    )
    const pairs = new Set(
      order.map((kind, index) => `${kind} ${order[(index + 1) % order.length]}`),
    )
    return { kinds: kinds.length, pairs: pairs.size }
  })

/**
 * Faults of a page of blocks: what is wider than its block, more than one line between neighbors,
 * texts at the edge of a block, headings that leave out a level.
 */
const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults = new Set<string>()
    const blocks = [...document.querySelectorAll<HTMLElement>('.block')]
    const name = (block: HTMLElement | undefined) =>
      `${block?.dataset['kind']} on ${block?.dataset['ground']}`
    const lineOf = (block: HTMLElement, side: 'Top' | 'Bottom') =>
      Number.parseFloat(getComputedStyle(block)[`border${side}Width`])
    for (const [index, block] of blocks.entries()) {
      const box = block.getBoundingClientRect()
      if (block.scrollWidth > block.clientWidth) faults.add(`${name(block)} is too wide`)
      if (Math.abs(box.width - document.documentElement.clientWidth) > 1)
        faults.add(`${name(block)} does not fill the page`)
      const next = blocks[index + 1]
      if (next && lineOf(block, 'Bottom') + lineOf(next, 'Top') > 1)
        faults.add(`two lines between ${name(block)} and ${name(next)}`)
      for (const text of block.querySelectorAll('h2, h3, p, label, button')) {
        const { top, bottom, height } = text.getBoundingClientRect()
        const isShown = height > 1 && !text.closest('.visually-hidden, [aria-hidden="true"]')
        if (isShown && (top < box.top + 12 || bottom > box.bottom - 12))
          faults.add(`${text.tagName} at the edge of ${name(block)}`)
      }
    }
    let level = 1
    for (const heading of document.querySelectorAll('.block :is(h1, h2, h3, h4)')) {
      const own = Number(heading.tagName[1])
      if (own > level + 1)
        faults.add(`h${own} below h${level} in ${heading.closest('section')?.id ?? ''}`)
      level = own
    }
    if (document.documentElement.scrollWidth > innerWidth) faults.add('the page is too wide')
    return [...faults]
  })

for (const locale of localeCodes)
  test(
    `every block is accessible and looks right beside every other in ${locale}`,
    { tag: repeatedIn(locale, 'styleguide') },
    async ({ page }) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(routePath('styleguide', locale))
        // the page is hydrated before its blocks are rearranged
        await hydrated(page)
        expect(await violationsOf(page, '.blocks'), `${width} px`).toEqual([])
        const { kinds, pairs } = await arrangePairs(page)
        expect(kinds).toBe(22)
        expect(pairs).toBe(kinds ** 2)
        expect(await faultsOf(page), `${width} px`).toEqual([])
      }
    },
  )

unwatchedTest.describe('without JavaScript', () => {
  unwatchedTest.use({ javaScriptEnabled: false })

  unwatchedTest(
    'a form of a block is answered by its own screen, with the errors at its fields',
    async ({ page }) => {
      await page.goto(routePath('styleguide', 'br'))
      const { contact, fields } = leadFormsTexts.br
      await page.locator('#form-usual').getByRole('button', { name: contact.submit }).click()
      await expect(page).toHaveURL(new RegExp(`${routePath('contact', 'br')}$`))
      await expect(page.getByLabel(fields.name, { exact: true })).toHaveAttribute(
        'aria-invalid',
        'true',
      )
    },
  )
})

unwatchedTest('a form of a block shows errors in place', async ({ page }) => {
  await page.goto(routePath('styleguide', 'br'))
  await hydrated(page)
  const { contact, fields } = leadFormsTexts.br
  const block = page.locator('#form-usual')
  const name = block.getByLabel(fields.name, { exact: true })
  await name.focus()
  await hydratedPart(name)
  await block.getByRole('button', { name: contact.submit }).click()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(page).toHaveURL(routePath('styleguide', 'br'))
})

test('a pasted list is read by its own screen', async ({ page }) => {
  await page.goto(routePath('styleguide', 'br'))
  await hydrated(page)
  const { paste } = partsListTexts.br
  const lines = page.locator('#form-long').getByLabel(paste.text)
  await lines.fill(`${knownPartNumber} 40`)
  await hydratedPart(lines)
  await page.locator('#form-long').getByRole('button', { name: paste.submit }).click()
  await expect(page).toHaveURL(
    routePath('parts-list', 'br') + writeQuery({ items: `${knownPartNumber}:40` }, 'br'),
  )
})
