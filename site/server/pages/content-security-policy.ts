import { googleHosts } from '#shared/tracking/google-hosts.ts'

interface PolicyOptions {
  secure: boolean
  /** Allows framing by the panel's live preview. */
  framed?: boolean | undefined
  /** Allows Google's hosts, for pages on which its tags can load after consent. */
  tracked?: boolean | undefined
}

/**
 * Content-Security-Policy of public pages: `default-src 'none'`, no `unsafe-inline`. There are no
 * inline scripts and hence no hashes.
 */
export function pagePolicy({ secure, framed = false, tracked = false }: PolicyOptions): string {
  const google = (kind: keyof typeof googleHosts): readonly string[] =>
    tracked ? googleHosts[kind] : []
  return [
    "default-src 'none'",
    ["script-src 'self'", ...google('script')].join(' '),
    "style-src 'self'",
    ["img-src 'self' data:", ...google('image')].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...google('connect')].join(' '),
    "media-src 'self'",
    "manifest-src 'self'",
    // player of YouTube, loaded after a click
    ['frame-src https://www.youtube-nocookie.com', ...google('frame')].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    // live preview of the panel
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
