/**
 * Normalizes a path for comparison: decoded, NFC, lower case, without repeated or trailing slashes,
 * query and hash. `undefined` if it is malformed or has a dot segment, an encoded slash or
 * backslash, or
 * a control character.
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

/**
 * True if a redirect may have this target: a path of the site, or an http(s) URL without
 * credentials.
 */
export function isRedirectTarget(to: string): boolean {
  if (/[\\\s]/.test(to) || !to.isWellFormed()) return false
  if (to.startsWith('/')) return !to.startsWith('//') && addressPath(to) !== undefined
  if (!/^https?:\/\//i.test(to) || !URL.canParse(to)) return false
  const { username, password } = new URL(to)
  return username === '' && password === ''
}

/** Appends a query to a redirect target: after the target's own query and before its hash. */
export function withQuery(to: string, query: string): string {
  if (query === '') return to
  const [address = '', hash] = to.split(/#(.*)/s, 2)
  return `${address}${address.includes('?') ? '&' : '?'}${query}${hash === undefined ? '' : `#${hash}`}`
}
