import { createHash, randomBytes } from 'node:crypto'
import { googleHosts } from '#app/tracking/google-hosts.ts'

/**
 * Marks the scripts that we wrote while a page is rendered: known to nobody outside this process, and taken out
 * before the page is sent. A script that content smuggled in does not bear it and gets no hash.
 */
export const scriptMark = randomBytes(18).toString('base64url')

const markAttribute = ` nonce="${scriptMark}"`
const scripts = /<script\b([^>]*)>([\s\S]*?)<\/script>/g

interface PolicyOptions {
  secure: boolean
  /** The panel shows it beside a form. */
  framed?: boolean | undefined
  /** Google's tags could load once the visitor lets them; else not one of their hosts is named. */
  tracked?: boolean | undefined
}

/** Takes the marks out and gives the policy that lets exactly the marked inline scripts run. */
export function sealPage(marked: string, options: PolicyOptions): { html: string; policy: string } {
  const hashes = new Set<string>()
  for (const [, attributes = '', body = ''] of marked.matchAll(scripts)) {
    if (body === '' || !attributes.includes(markAttribute)) continue
    hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`)
  }
  return { html: marked.replaceAll(markAttribute, ''), policy: pagePolicy([...hashes], options) }
}

/** The policy of public pages (reliability.md: `default-src 'none'`, hashes, no `unsafe-inline`). */
function pagePolicy(hashes: string[], { secure, framed = false, tracked = false }: PolicyOptions): string {
  const google = (kind: keyof typeof googleHosts): readonly string[] => (tracked ? googleHosts[kind] : [])
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes, ...google('script')].join(' '),
    "style-src 'self'",
    ["img-src 'self' data:", ...google('image')].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...google('connect')].join(' '),
    "media-src 'self'",
    "manifest-src 'self'",
    // the video's player, and only after a click (spec §9 "Video id")
    ['frame-src https://www.youtube-nocookie.com', ...google('frame')].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    // the panel shows drafts beside their form
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
