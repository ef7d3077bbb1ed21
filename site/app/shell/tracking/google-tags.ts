import { denied } from '#shared/tracking/google.ts'
import type { Signals } from '#shared/tracking/google.ts'

const host = 'https://www.googletagmanager.com'
const loaded = new Set<string>()
let begun = false

/**
 * A command for the tags: they take an `arguments` object, and nothing that only looks like one.
 */
function tell(..._command: unknown[]): void {
  const layer = (window.dataLayer ??= [])
  // oxlint-disable-next-line prefer-rest-params -- see above
  layer.push(arguments)
}

/**
 * Says what is granted and loads the tags that may, each once. The denials come first, before any
 * tag (Consent Mode v2).
 */
export function runTags(ids: string[], signals: Signals): void {
  if (!begun) {
    tell('consent', 'default', denied)
    begun = true
  }
  tell('consent', 'update', signals)
  for (const id of ids) {
    if (loaded.has(id)) continue
    loaded.add(id)
    if (id.startsWith('GTM-')) loadContainer(id)
    else loadProperty(id)
  }
}

/** Whether a tag runs that these ids leave out: only a new page takes it away. */
export function runsMore(ids: string[]): boolean {
  return [...loaded].some((id) => !ids.includes(id))
}

function loadContainer(id: string): void {
  window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  append(`${host}/gtm.js?id=${encodeURIComponent(id)}`)
}

function loadProperty(id: string): void {
  tell('js', new Date())
  tell('config', id)
  append(`${host}/gtag/js?id=${encodeURIComponent(id)}`)
}

function append(src: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}

/**
 * Takes away what Google's tags kept on this device: `_ga`, `_gid`, `_gcl_…`, on this host and the
 * ones above it.
 */
export function forgetCookies(): void {
  const names = document.cookie
    .split('; ')
    .map((pair) => pair.split('=')[0] ?? '')
    .filter((name) => /^_(ga|gid|gat|gcl|gac)/.test(name))
  const parts = location.hostname.split('.')
  const domains = ['', ...parts.map((_, index) => `; Domain=${parts.slice(index).join('.')}`)]
  for (const name of names)
    for (const domain of domains) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`
}
