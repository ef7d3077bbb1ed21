import { createHash } from 'node:crypto'
import { apiBase, apiVersion, callNames, calls } from '@vitrine/contract/calls'
import type { Call, CallName } from '@vitrine/contract/calls'
import { endpoints } from '@vitrine/contract/endpoints/index'
import { isLocale, localeCodes, locales } from '@vitrine/contract/locales'
import type { Locale } from '@vitrine/contract/locales'
import { escapeHtml } from '#src/content/rich-text/html.ts'
import { script, style } from './assets.ts'
import { errorsOfCall, takesBody } from './errors-of-call.ts'
import { bodyExampleOf, filePart } from './examples.ts'
import { schemaOf } from './openapi.ts'
import { docsWords } from './words.ts'

const hash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The page may run its own script, wear its own style and ask its own origin; nothing else. */
export const docsPolicy = `default-src 'none'; script-src ${hash(script)}; style-src ${hash(style)}; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** The language of the page: `?lang`, else the reader's own. */
export function docsLocale(url: URL, accepted: string | null): Locale {
  const asked = url.searchParams.get('lang') ?? ''
  if (isLocale(asked)) return asked
  const language = (accepted ?? '').slice(0, 2).toLowerCase()
  return language === 'en' || language === 'es' ? language : 'br'
}

function field(
  name: string,
  place: 'path' | 'query',
  schema: ReturnType<typeof schemaOf>,
  required: boolean,
  locale: Locale,
): string {
  const attributes = `name="${escapeHtml(name)}" data-in="${place}"${required ? ' required' : ''}`
  const label = `${escapeHtml(name)}${required ? ` · ${docsWords.required[locale]}` : ''}`
  if (Array.isArray(schema.enum)) {
    const options = ['', ...schema.enum.map(String)].map(
      (value) =>
        `<option${value !== '' && value === schema.default ? ' selected' : ''}>${escapeHtml(value)}</option>`,
    )
    return `<label>${label}<select ${attributes}>${options.join('')}</select></label>`
  }
  return `<label>${label}<input ${attributes} value="${escapeHtml(String(schema.default ?? ''))}"></label>`
}

function fields(name: CallName, place: 'path' | 'query', locale: Locale): string {
  const schema = schemaOf(endpoints[name][place === 'path' ? 'params' : 'query'], 'input')
  return Object.entries(schema.properties ?? {})
    .map(([key, property]) =>
      field(
        key,
        place,
        property,
        place === 'path' || (schema.required?.includes(key) ?? false),
        locale,
      ),
    )
    .join('')
}

/**
 * The body to send, as an example that works; a form with a file has its other parts as JSON, and a
 * field for the file.
 */
function bodyOf(name: CallName, locale: Locale): string {
  const { body }: Call = calls[name]
  const isForm = body === 'multipart'
  const example = escapeHtml(JSON.stringify(bodyExampleOf(name) ?? {}, null, 2))
  const title = `${docsWords.body[locale]} (${isForm ? 'multipart/form-data' : 'application/json'})`
  const file = isForm
    ? `<label>${filePart} · ${docsWords.required[locale]}<input type="file" name="file" data-part="${filePart}" required></label>`
    : ''
  return `<label>${title}<textarea name="body" spellcheck="false">${example}</textarea></label>${file}`
}

function callOf(name: CallName, locale: Locale): string {
  const call: Call = calls[name]
  const errors = errorsOfCall(name)
    .flatMap(([status, codes]) => codes.map((code) => `${status} ${code}`))
    .join(', ')
  const body = takesBody(name) ? bodyOf(name, locale) : ''
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
  const languages = localeCodes.map((code) =>
    code === locale
      ? `<b>${locales[code].title}</b>`
      : `<a href="?lang=${code}" hreflang="${locales[code].tag}" lang="${locales[code].tag}">${locales[code].title}</a>`,
  )
  const options = localeCodes.map(
    (code) =>
      `<option value="${locales[code].tag}"${code === locale ? ' selected' : ''}>${locales[code].tag}</option>`,
  )
  return `<!doctype html><html lang="${locales[locale].tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${docsWords.title[locale]} · Vitrine</title><style>${style}</style></head><body><main>
<h1>${docsWords.title[locale]}</h1><p>${docsWords.lead[locale]}</p><nav>${languages.join('')}<a href="${apiBase}${apiVersion}/openapi.json">${docsWords.openapi[locale]}</a></nav>
<div class="bar"><label>${docsWords.locale[locale]}<select id="locale">${options.join('')}</select></label><label>${docsWords.bearer[locale]}<input id="bearer" autocomplete="off" spellcheck="false"></label><label>${docsWords.find[locale]}<input id="find" type="search"></label></div>
${callNames.map((name) => callOf(name, locale)).join('\n')}
</main><script>${script}</script></body></html>`
}
