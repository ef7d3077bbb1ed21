/**
 * What other programs answer behind the one origin, or what the site answers for itself: no page,
 * and no redirect of the staff's.
 */
const reserved = /^\/(admin|api|media|assets|_next|healthz|readyz|metrics)(\/|$)/

/**
 * A path as addresses are compared: decoded, NFC, lower case, without doubled or trailing slashes;
 * query and hash are left out. `undefined`: it cannot be read, or hides a slash, a dot segment or a
 * control character in an encoding.
 */
export function addressPath(target: string): string | undefined {
  if (!target.startsWith('/')) return undefined
  const segments: string[] = []
  for (const raw of (target.split(/[?#]/)[0] ?? '').split('/')) {
    if (raw === '') continue
    let segment: string
    try {
      segment = decodeURIComponent(raw).normalize('NFC').toLowerCase()
    } catch {
      return undefined
    }
    // eslint-disable-next-line no-control-regex
    if (segment === '.' || segment === '..' || /[/\\\u0000-\u001f\u007f]/.test(segment))
      return undefined
    segments.push(segment)
  }
  return `/${segments.join('/')}`
}

/** Whether a path, as `addressPath` gives it, may be redirected by the staff. */
export function isRedirectable(path: string): boolean {
  return !reserved.test(path)
}

/** Where a redirect may lead: a path of ours, or an address over http(s) without credentials. */
export function isRedirectTarget(to: string): boolean {
  if (/[\\\s]/.test(to) || !to.isWellFormed()) return false
  if (to.startsWith('/')) return !to.startsWith('//') && addressPath(to) !== undefined
  if (!/^https?:\/\//i.test(to) || !URL.canParse(to)) return false
  const { username, password } = new URL(to)
  return username === '' && password === ''
}

/**
 * A target with the query of the address that led there; before the hash, behind a query of its
 * own.
 */
export function withQuery(to: string, query: string): string {
  if (query === '') return to
  const [address = '', hash] = to.split(/#(.*)/s, 2)
  return `${address}${address.includes('?') ? '&' : '?'}${query}${hash === undefined ? '' : `#${hash}`}`
}
