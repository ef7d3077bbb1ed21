import { expect, test } from 'vitest'
import { localeCodes } from '@vitrine/configuration/locales'
import type { Transport } from '@vitrine/contract/client'
import { sheetOf } from '../server/artifacts/data-sheet/sheet.ts'
import { lifeCycleTexts } from '#texts/life-cycle.js'
import { pageTexts } from '#texts/page.js'
import { documentsTexts } from '#texts/documents.js'
import { productTexts } from '#texts/product.js'
import { openBuiltApp } from './built-app.ts'
import * as answers from './fixtures/answers.ts'
import { screens } from './fixtures/screens.ts'
import { fixtures } from './fixtures/transport.ts'
import { appearance } from './fixtures/appearance.ts'
import { printedLook } from '#server/artifacts/data-sheet/printed-look.ts'

await Promise.all(
  [documentsTexts, lifeCycleTexts, pageTexts, productTexts].flatMap(({ load }) =>
    localeCodes.map(load),
  ),
)

const fact = { label: 'Fact under test', value: 'Value 4711' }
const withFact = (locale: (typeof localeCodes)[number]) => {
  const product = answers.product(locale)
  return { ...product, highlights: [...product.highlights, fact], ncm: '85369090' }
}

test.each(localeCodes)(
  'a fact of a product is on its page, in its JSON-LD and in its data sheet, in %s',
  async (locale) => {
    const product = withFact(locale)
    const transport: Transport = async (call) =>
      call.name === 'product-read' ? { status: 200, json: product } : fixtures(call)
    const open = await openBuiltApp()
    const { status, html } = await open(screens(locale).product ?? '', transport)
    expect(status).toBe(200)
    const json = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
      .map(([, text = '']) => text)
      .join('\n')
    const visible = html.replace(/<script[\s\S]*?<\/script>/g, '')
    const sheet = sheetOf({
      product,
      look: await printedLook(appearance),
      layout: answers.layout(locale),
      locale,
      url: 'https://site.example/p',
    })
    for (const { label, value } of [
      fact,
      { label: productTexts[locale].ncm, value: '8536.90.90' },
    ]) {
      expect(visible).toContain(label)
      expect(visible).toContain(value)
      expect(json).toContain(`"name":"${label}","value":"${value}"`)
      expect(sheet.facts).toContainEqual({ label, value })
    }
  },
  120_000,
)
