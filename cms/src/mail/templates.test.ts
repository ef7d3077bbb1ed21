import { neutralLook } from '@vitrine/appearance/choices'
import { localeCodes, locales } from '@vitrine/configuration/locales'
import { mailedLink } from '@vitrine/logging/mailed-paths'
import { describe, expect, it } from 'vitest'
import { greetingName } from '#src/people/members/greeting-name.ts'
import { writeHtml } from './html.ts'
import type { Sender } from './templates/mail-content.ts'
import { templateNames, templates } from './templates/index.ts'
import type { MailData } from './templates/index.ts'
import { contentOf } from './texts/content.ts'
import { writeText } from './text.ts'

const link = 'https://vitrine.example/area-restrita?token=abc&x=1'
const data = {
  name: 'Zé <b>',
  link,
  login: link,
  recovery: link,
  reason: 'Falta <i>tudo</i>',
  hours: 72,
  minutes: 60,
  days: 7,
  months: 6,
  receipt: 'V-2026-000123',
  text: 'Bom dia.\n\nSegue a <b>cotação</b>.',
  department: 'Vendas <b>',
  interest: 'Produção',
  profile: 'Instalador',
  email: 'ze@example.com',
  phone: '',
  company: 'Zé & Filhos',
  place: '',
  product: 'TC <i>',
  message: 'Preciso de <b>TC-50-10</b>.',
  kind: 'access',
  due: '06/12/2026',
  number: 'Q-1 <b>',
  standard: 'ISO 9001',
  body: 'Organismo & Cia',
  until: '2026-12-31',
  items: [
    { document: 'TC <b>, Terminal', language: 'en', kind: 'review', author: 'Carla & Cia' },
    { document: 'Início', language: 'es', kind: 'returned', author: '' },
  ],
  count: 3,
}
const appearance = {
  name: 'Aterra & Cia',
  wordmark: '',
  ...neutralLook,
  logo: null,
  logo_on_dark: null,
  symbol: null,
}

describe.each(templateNames)('%s', (name) => {
  const written = localeCodes.map((locale) => {
    const sender: Sender = {
      locale,
      company: 'Aterra & Cia',
      appearance,
      address: 'Rua 1',
      phone: '+55',
      email: 'fale@vitrine.example',
      home: `https://vitrine.example${locales[locale].prefix}/`,
      contact: mailedLink('https://vitrine.example', 'contact', locale),
      origin: 'https://vitrine.example',
    }
    const content = contentOf({ template: name, data } as MailData, sender)
    return { locale, sender, content }
  })

  it.each(written)(
    'in $locale: subject, HTML and text, nothing fetched, nothing of others run',
    ({ locale, sender, content }) => {
      const html = writeHtml(content, sender)
      const text = writeText(content, sender)
      expect(content.subject.length).toBeLessThan(80)
      expect(html).toContain(`lang="${locales[locale].tag}"`)
      expect(html).not.toMatch(/<b>|<i>|<img|<script|src=|url\(|@import/)
      expect(text).toContain(content.heading)
      // plain text has no buttons and mentions none; it names ways to contact the company
      expect(text).not.toMatch(/bot[ãó]n?\b|button/i)
      // the company decides how soon it answers
      expect(text).not.toMatch(/(working|business) days|dias úteis|días hábiles|Arbeitstag/i)
      for (const written of [html, text])
        for (const way of [sender.contact, sender.email, sender.home])
          expect(written).toContain(way)
      if (content.action) {
        expect(html).toContain('href="https://vitrine.example/area-restrita?token=abc&amp;x=1"')
        expect(text.split('\n')).toContain(link)
      }
    },
  )

  it('has a text in each locale', () =>
    expect(
      new Set(written.map(({ content }) => [content.heading, ...content.paragraphs].join())).size,
    ).toBe(3))
})

it.each([
  ['Maria Souza', 'Maria Souza'],
  ['  Ana\r\nBcc: x@y.z ', 'Ana Bcc: x@y z'],
  ['Ganhe em https://evil.example/x agora', 'Ganhe em agora'],
  ['www.evil.example oi', 'oi'],
  ['evil.example', 'evil example'],
  ['<a>', 'a'],
  ['x'.repeat(200), 'x'.repeat(60)],
])('greets %j as %j', (name, greeting) => expect(greetingName(name)).toBe(greeting))

it('lists the parts of a quotation in the mail to the department, also those that do not exist', () => {
  const { facts } = templates['contact-notice'].write(
    {
      ...data,
      lines: [
        { part_number: 'AB-50', title: 'Terminal', quantity: 1200, asked: null },
        { part_number: 'AB-70', title: 'Terminal', quantity: 2, asked: 'Outro OM 70' },
        { part_number: 'nada', title: null, quantity: null, asked: null },
      ],
      attachments: ['corte.dxf', 'itens.xlsx'],
    },
    { locale: 'br' } as Sender,
  )
  expect(facts).toEqual(
    expect.arrayContaining([
      ['AB-50', '1.200 × Terminal'],
      ['AB-70', '2 × Terminal · pedido como Outro OM 70'],
      ['nada', 'sem quantidade × não está no catálogo'],
      ['Anexos', 'corte.dxf, itens.xlsx'],
    ]),
  )
})

it('lists the known parts of a quotation in the mail to its sender, with the address of the list', () => {
  const { facts, action } = contentOf(
    {
      template: 'contact-receipt',
      data: {
        ...data,
        lines: [{ part_number: 'AB-50', title: 'Terminal', quantity: 1200 }],
        others: 2,
        list: 'https://vitrine.example/lista?itens=AB-50%3A1200',
      },
    },
    { locale: 'br', company: 'Zé' } as Sender,
  )
  expect(facts).toEqual(
    expect.arrayContaining([
      ['AB-50', '1.200 × Terminal'],
      ['Outras linhas', '2 linhas que confirmamos com você'],
    ]),
  )
  expect(action).toEqual({
    label: 'Ver a lista',
    url: 'https://vitrine.example/lista?itens=AB-50%3A1200',
  })
})
