import { createHash } from 'node:crypto'
import { apiBase, apiVersion, callNames, calls, commonErrors } from '@vitrine/contract/calls'
import type { CallName } from '@vitrine/contract/calls'
import { endpoints } from '@vitrine/contract/endpoints/index'
import { errorStatuses } from '@vitrine/contract/errors'
import { isLocale, localeCodes, locales } from '@vitrine/contract/locales'
import type { Locale } from '@vitrine/contract/locales'
import { escapeHtml } from '#src/rich-text/html.ts'
import { script, style } from './assets.ts'
import { schemaOf } from './openapi.ts'
import { docsWords } from './words.ts'

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The page may run its own script, wear its own style and ask its own origin; nothing else. */
export const docsPolicy = `default-src 'none'; script-src ${hash(script)}; style-src ${hash(style)}; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** The language of the page: `?lang`, else the reader's own. */
export function docsLocale(url: URL, accepted: string | null): Locale {
  const asked = url.searchParams.get('lang') ?? ''
  if (isLocale(asked)) return asked
  const language = (accepted ?? '').slice(0, 2).toLowerCase()
  return language === 'en' || language === 'es' ? language : 'br'
}

function field(name: string, place: 'path' | 'query', schema: ReturnType<typeof schemaOf>, required: boolean, locale: Locale): string {
  const attributes = `name="${escapeHtml(name)}" data-in="${place}"${required ? ' required' : ''}`
  const label = `${escapeHtml(name)}${required ? ` · ${docsWords.required[locale]}` : ''}`
  if (Array.isArray(schema.enum)) {
    const options = ['', ...schema.enum.map(String)].map((value) => `<option${value !== '' && value === schema.default ? ' selected' : ''}>${escapeHtml(value)}</option>`)
    return `<label>${label}<select ${attributes}>${options.join('')}</select></label>`
  }
  return `<label>${label}<input ${attributes} value="${escapeHtml(String(schema.default ?? ''))}"></label>`
}

function fields(name: CallName, place: 'path' | 'query', locale: Locale): string {
  const schema = schemaOf(endpoints[name][place === 'path' ? 'params' : 'query'], 'input')
  return Object.entries(schema.properties ?? {}).map(([key, property]) => field(key, place, property, place === 'path' || (schema.required?.includes(key) ?? false), locale)).join('')
}

function callOf(name: CallName, locale: Locale): string {
  const call = calls[name]
  const errors = [...new Set([...commonErrors, ...call.errors])].map((code) => `${errorStatuses[code]} ${code}`).join(', ')
  const bodyKeys = Object.keys(schemaOf(endpoints[name].body, 'input').properties ?? {})
  const body = call.method === 'POST' ? `<label>${docsWords.body[locale]}<textarea name="body" spellcheck="false">${escapeHtml(JSON.stringify(Object.fromEntries(bodyKeys.map((key) => [key, ''])), null, 2))}</textarea></label>` : ''
  return `<details class="call" id="${name}"><summary><b>${call.method}</b> <code>${escapeHtml(call.path)}</code>${call.session ? ` <small>${docsWords.session[locale]}</small>` : ''}<span lang="en">${escapeHtml(endpoints[name].summary)}</span></summary>
<form data-base="${apiBase}${apiVersion}" data-path="${escapeHtml(call.path)}" data-method="${call.method}" data-failed="${escapeHtml(docsWords.failed[locale])}">
<div class="fields">${fields(name, 'path', locale)}${fields(name, 'query', locale)}</div>${body}
<p><button>${docsWords.try[locale]}</button></p>
<output hidden><p class="note"></p><pre tabindex="0" aria-label="${docsWords.answer[locale]}"></pre></output>
<p class="note">${docsWords.errors[locale]}: ${escapeHtml(errors)}</p>
<details><summary>${docsWords.shape[locale]}</summary><pre tabindex="0">${escapeHtml(JSON.stringify(schemaOf(endpoints[name].answer, 'output'), null, 1))}</pre></details>
</form></details>`
}

/** The page on which a person reads the contract and tries it. */
export function docsPage(locale: Locale): string {
  const languages = localeCodes.map((code) => (code === locale ? `<b>${locales[code].title}</b>` : `<a href="?lang=${code}" hreflang="${locales[code].tag}" lang="${locales[code].tag}">${locales[code].title}</a>`))
  const options = localeCodes.map((code) => `<option value="${locales[code].tag}"${code === locale ? ' selected' : ''}>${locales[code].tag}</option>`)
  return `<!doctype html><html lang="${locales[locale].tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${docsWords.title[locale]} · Vitrine</title><style>${style}</style></head><body><main>
<h1>${docsWords.title[locale]}</h1><p>${docsWords.lead[locale]}</p><nav>${languages.join('')}<a href="${apiBase}${apiVersion}/openapi.json">${docsWords.openapi[locale]}</a></nav>
<div class="bar"><label>${docsWords.locale[locale]}<select id="locale">${options.join('')}</select></label><label>${docsWords.find[locale]}<input id="find" type="search"></label></div>
${callNames.map((name) => callOf(name, locale)).join('\n')}
</main><script>${script}</script></body></html>`
}
