import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { localeCodes, locales, localesOtherThan } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { endpoints } from '@vitrine/contract/endpoints/index'
import { routePath } from '#shared/routes/table.ts'
import type { Brand } from '#shared/page/appearance.ts'
import { layoutRead } from '#server/api-gateway/api-cache.ts'
import type { ApiCache } from '#server/api-gateway/api-cache.ts'
import type { Appearances } from '#server/appearance/appearances.ts'
import { notLaunchedTexts } from '#texts/not-launched.js'

const { contact: contactShape, emails, others } = endpoints['layout-read'].answer.shape

/** Facts of the company for the page; empty ones are omitted. */
interface Company {
  name: string
  address: string
  phone: string
  whatsapp: string
  email: string
}

const nobody: Company = { name: '', address: '', phone: '', whatsapp: '', email: '' }

const css = readFileSync(join(import.meta.dirname, 'not-launched.css'), 'utf8')
const cssHash = createHash('sha256').update(css).digest('base64')

/** Content security policy: the page's own styles, the fonts and the logo. */
const policy = [
  "default-src 'none'",
  `style-src 'self' 'sha256-${cssHash}'`,
  "img-src 'self' data:",
  "font-src 'self'",
  "manifest-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

interface Options {
  apiCache: Pick<ApiCache, 'read'>
  appearances: Pick<Appearances, 'read'>
  /** URLs of the app's stylesheets with fonts and tokens. */
  styles: readonly string[]
}

/**
 * Page shown for every page of a site that is not launched: name, logo and contact of the company.
 */
export class NotLaunchedPage {
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  /**
   * Document and headers in a language; without the cms, with the neutral appearance and without
   * contact.
   */
  async make(locale: Locale): Promise<{ html: string; headers: string[] }> {
    const { appearances, styles } = this.#options
    const [company, { page }] = await Promise.all([
      this.#company(locale).catch(() => nobody),
      appearances.read(),
      notLaunchedTexts.load(locale),
    ])
    const links = [...styles, page.stylesheet].map(
      (href) => `<link rel="stylesheet" href="${escape(href)}">`,
    )
    const texts = notLaunchedTexts[locale]
    const title = company.name === '' ? texts.title : `${company.name} · ${texts.title}`
    const html = [
      `<!DOCTYPE html><html lang="${locales[locale].tag}"><head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=5">',
      `<title>${escape(title)}</title><meta name="robots" content="noindex">`,
      `<meta name="theme-color" content="${escape(page.themeColor)}">`,
      `<link rel="icon" href="/favicon.svg?v=${page.iconVersion}" type="image/svg+xml">`,
      ...links,
      `<style>${css}</style></head><body class="not-launched">`,
      header(page.brand, company.name),
      main(locale, company),
      footer(locale),
      '</body></html>',
    ].join('')
    const headers = [
      'content-type',
      'text/html; charset=utf-8',
      'content-language',
      locales[locale].tag,
      'content-security-policy',
      policy,
    ]
    return { html, headers }
  }

  async #company(locale: Locale): Promise<Company> {
    const answer = await this.#options.apiCache.read(layoutRead(locale))
    const layout = Object(answer.json())
    const contact = contactShape.parse(layout.contact)
    return {
      name: others.shape.company_name.parse(Object(layout.others).company_name),
      address: contact.address,
      phone: contact.phone,
      whatsapp: contact.contact_whatsapp,
      email: emails.parse(layout.emails).contact,
    }
  }
}

function header({ logo, wordmark }: Brand, name: string): string {
  const image = logo
    ? `<img src="${escape(logo.light)}" alt="" width="${Math.round(40 * logo.ratio)}" height="40">`
    : ''
  const text = wordmark === '' && !logo ? name : wordmark
  const label = text === '' && logo ? `<span class="visually-hidden">${escape(name)}</span>` : ''
  return `<header>${image}${text === '' ? label : `<span>${escape(text)}</span>`}</header>`
}

function main(locale: Locale, { address, phone, whatsapp, email }: Company): string {
  const texts = notLaunchedTexts[locale]
  const digits = (number: string) => number.replaceAll(/\D/g, '')
  const rows = [
    phone && [texts.phone, link(`tel:${phone.replaceAll(/[^+\d]/g, '')}`, phone)],
    whatsapp && [texts.whatsapp, link(`https://wa.me/${digits(whatsapp)}`, whatsapp)],
    email && [texts.email, link(`mailto:${email}`, email)],
    address && [texts.address, escape(address).replaceAll('\n', '<br>')],
  ].filter((row) => typeof row !== 'string')
  const contact =
    rows.length === 0
      ? ''
      : `<dl>${rows.map(([term, value]) => `<div><dt>${term}</dt><dd>${value}</dd></div>`).join('')}</dl>`
  return [
    '<main><div class="words">',
    `<p class="state">${texts.state}</p><h1>${texts.heading}</h1>`,
    `<p class="lead">${rows.length === 0 ? texts.later : texts.meanwhile}</p></div>`,
    `<div class="sheet">${contact}</div></main>`,
  ].join('')
}

function footer(locale: Locale): string {
  if (localeCodes.length < 2) return ''
  const items = localesOtherThan(locale).map(
    (code) =>
      `<a href="${routePath('home', code)}" hreflang="${locales[code].tag}" lang="${locales[code].tag}">${escape(locales[code].title)}</a>`,
  )
  return `<footer><nav aria-label="${notLaunchedTexts[locale].languages}">${items.join('')}</nav></footer>`
}

const link = (href: string, text: string): string => `<a href="${escape(href)}">${escape(text)}</a>`

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
