import { localeCodes } from '@vitrine/configuration/locales'
import { describe, expect, it } from 'vitest'
import { writeHtml } from '../html.ts'
import { templateNames } from '../templates/index.ts'
import { mailParts, partLengths } from '../templates/mail-parts.ts'
import type { Sender } from '../templates/mail-content.ts'
import { neutralLook } from '@vitrine/appearance/choices'
import { basisAfter, outdatedParts, textsAmong } from './basis.ts'
import { contentOf } from './content.ts'
import { textFaults, variableName } from './faults.ts'
import { productTexts, variablesOf } from './product-texts.ts'
import { sampleOf } from './samples.ts'
import { fillVariables, variablesIn } from './variables.ts'

const home = 'https://vitrine.example/'
const sender: Sender = {
  locale: 'br',
  company: 'Zé & Filhos',
  appearance: {
    name: 'Zé & Filhos',
    wordmark: '',
    ...neutralLook,
    logo: null,
    logo_on_dark: null,
    symbol: null,
  },
  address: '',
  phone: '',
  email: '',
  home,
  contact: '',
  origin: home,
}

/** The receipt of a message with texts of the company. */
const receipt = (texts: Parameters<typeof contentOf>[2], name = 'Ana') =>
  contentOf(
    {
      template: 'contact-receipt',
      data: { receipt: 'V-1', department: 'Vendas', name, product: '' },
    },
    sender,
    texts,
  )

describe.each(templateNames)('the texts of the product for %s', (name) => {
  it.each(localeCodes)(
    'can be sent in %s, and leave no variable open with an example',
    (locale) => {
      const texts = productTexts(name, locale)
      expect(texts.subject).toBeTruthy()
      expect(texts.text).toBeTruthy()
      for (const part of mailParts) {
        const text = texts[part]
        if (text === undefined) continue
        expect(textFaults(name, part, { text, locale })).toBeUndefined()
        expect(text).not.toMatch(/undefined|NaN/)
      }
      const mail = sampleOf(name, { locale, home })
      const written = JSON.stringify(contentOf(mail, { ...sender, locale }))
      expect(written.replace(/"(url|facts)":[^\]}]*/g, '')).not.toMatch(
        /\{[a-zA-Z]+\}|undefined|NaN/,
      )
    },
  )
})

describe('variables of a text', () => {
  it.each(templateNames)('have a name in the panel, each its own, in %s', (name) => {
    for (const language of ['pt', 'en', 'es']) {
      const variables = Object.keys(variablesOf(name))
      const named = variables.map((variable) => variableName(variable, language))
      expect(new Set([...named, ...variables]).size).toBe(2 * variables.length)
    }
  })
  it('are filled once: a value that looks like a variable stays text', () => {
    expect(fillVariables('{a} {b} {constructor}', { a: '{b}', b: '1' })).toBe('{b} 1 {constructor}')
  })
  it('are names between braces of one line', () => {
    expect(variablesIn('{name} { {receipt}\n{x\ny} {}')).toEqual(['name', 'receipt', ''])
  })
  it.each([
    ['Recebemos {receipt}', undefined],
    ['Recebemos', { unknown: [], missing: ['receipt'] }],
    ['{receipt} {email}', { unknown: ['email'], missing: [] }],
    ['{receipt} {constructor}', { unknown: ['constructor'], missing: [] }],
    ['{receipt} { chave', undefined],
  ])('of the subject %j are checked', (text, faults) => {
    const found = textFaults('contact-receipt', 'subject', { text, locale: 'br' })
    expect(found).toEqual(faults && { ...faults, isAbsent: false, isLong: false })
  })
  it('are required in the place where the product names them, and nowhere else', () => {
    expect(textFaults('contact-receipt', 'text', { text: 'Olá', locale: 'br' })).toBeUndefined()
  })
})

it('refuses a text that its e-mail has not, and one that is too long', () => {
  const absent = textFaults('member-blocked', 'action', { text: 'Abrir', locale: 'br' })
  expect(absent?.isAbsent).toBe(true)
  const long = textFaults('member-blocked', 'heading', {
    text: 'x'.repeat(partLengths.heading + 1),
    locale: 'br',
  })
  expect(long?.isLong).toBe(true)
})

describe('an e-mail with texts of the company', () => {
  it('has them where there are some, and follows the product elsewhere', () => {
    const { subject, heading, paragraphs } = receipt({
      subject: 'Chegou: {receipt}',
      text: 'Oi, {name}.\n\n{company} responde em um dia.',
    })
    expect(subject).toBe('Chegou: V-1')
    expect(heading).toBe(receipt({}).heading)
    expect(paragraphs).toEqual(['Oi, Ana.', 'Zé & Filhos responde em um dia.'])
  })
  it('shows markup of texts and of values as text', () => {
    const content = receipt({ text: '<img src=x onerror=alert(1)> {name}' }, '<script>')
    const html = writeHtml(content, sender)
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &lt;script&gt;')
    expect(html).not.toMatch(/<img|<script/)
  })
})

describe('the basis of texts', () => {
  const written = { subject: 'Chegou: {receipt}', text: 'Oi' }
  const first = basisAfter('contact-receipt', 'br', { texts: written, former: {}, basis: null })
  it('is the product of today for a new text, so that nothing is outdated', () => {
    expect(outdatedParts('contact-receipt', 'br', { texts: written, basis: first })).toEqual([])
  })
  it('stays with a text that is not changed, and tells that the product has changed', () => {
    const former = first.replace(/subject:\w+/, 'subject:0')
    const texts = { ...written, text: 'Oi, {name}' }
    const after = basisAfter('contact-receipt', 'br', { texts, former: written, basis: former })
    expect(outdatedParts('contact-receipt', 'br', { texts, basis: after })).toEqual(['subject'])
  })
  it('is dropped with its text', () => {
    const after = basisAfter('contact-receipt', 'br', { texts: {}, former: written, basis: first })
    expect(after).toBe('')
  })
})

it('takes no blank text for a text', () => {
  expect(textsAmong({ subject: ' ', text: 'Oi', basis: 'x' })).toEqual({ text: 'Oi' })
})
