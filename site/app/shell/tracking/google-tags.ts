import { denied } from '#shared/tracking/google.ts'
import type { Signals } from '#shared/tracking/google.ts'

const host = 'https://www.googletagmanager.com'
const loaded = new Set<string>()
let initialized = false

/** Pushes a command to the data layer; gtag requires an `arguments` object, not an array. */
function gtag(..._command: unknown[]): void {
  const layer = (window.dataLayer ??= [])
  // oxlint-disable-next-line prefer-rest-params -- see above
  layer.push(arguments)
}

/**
 * Sets the consent signals and loads the permitted tags, each once. The default (denied) signals
 * precede any tag, as Consent Mode v2 requires.
 */
export function runTags(ids: string[], signals: Signals): void {
  if (!initialized) {
    gtag('consent', 'default', denied)
    initialized = true
  }
  gtag('consent', 'update', signals)
  for (const id of ids) {
    if (loaded.has(id)) continue
    loaded.add(id)
    if (id.startsWith('GTM-')) loadContainer(id)
    else loadProperty(id)
  }
}

/** True if a loaded tag is not among the ids; only a reload can remove it. */
export function hasOtherTags(ids: string[]): boolean {
  return [...loaded].some((id) => !ids.includes(id))
}

function loadContainer(id: string): void {
  window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  appendScript(`${host}/gtm.js?id=${encodeURIComponent(id)}`)
}

function loadProperty(id: string): void {
  gtag('js', new Date())
  gtag('config', id)
  appendScript(`${host}/gtag/js?id=${encodeURIComponent(id)}`)
}

function appendScript(src: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}

/**
 * Deletes the cookies of Google's tags (`_ga`, `_gid`, `_gcl_…`) on this host and its parent
 * domains.
 */
export function deleteTagCookies(): void {
  const names = document.cookie
    .split('; ')
    .map((pair) => pair.split('=')[0] ?? '')
    .filter((name) => /^_(ga|gid|gat|gcl|gac)/.test(name))
  const parts = location.hostname.split('.')
  const domains = ['', ...parts.map((_, index) => `; Domain=${parts.slice(index).join('.')}`)]
  for (const name of names)
    for (const domain of domains) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`
}
