/**
 * Allowed URL schemes of links. Links that begin with `/` or `#` lead to the site itself and need
 * no scheme.
 */
const allowed = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/**
 * Normalizes a typed link: `www.example.com`, `ana@example.com` and `+55 11 4000-0000` get their
 * scheme. Undefined for text that is not an allowed link (javascript:, data:, words).
 */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim()
  if (/^#[\w:.-]+$/.test(text) || /^\/(?![/\\])\S*$/.test(text)) return text
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text)) return `mailto:${text}`
  if (/^\+?[\d\s().-]{8,20}$/.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`
  const address =
    /^[\w-]+(\.[\w-]+)+([/?#:]\S*)?$/.test(text) && !/^[a-z]+:[^\d]/i.test(text)
      ? `https://${text}`
      : text
  const url = /\s/.test(address) ? null : URL.parse(address)
  if (!url || !allowed.has(url.protocol)) return undefined
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  return isWeb
    ? url.hostname.includes('.') || url.hostname === 'localhost'
      ? address
      : undefined
    : url.pathname === ''
      ? undefined
      : address
}
