import { googleHosts } from '#shared/tracking/google-hosts.ts'

interface PolicyOptions {
  secure: boolean
  /** The panel shows it beside a form. */
  framed?: boolean | undefined
  /** Google's tags could load once the visitor lets them; else not one of their hosts is named. */
  tracked?: boolean | undefined
}

/**
 * The policy of public pages (reliability.md: `default-src 'none'`, no `unsafe-inline`). None of
 * our scripts is inline, so it names no hash either.
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
    // the video's player, and only after a click (spec §9 "Video id")
    ['frame-src https://www.youtube-nocookie.com', ...google('frame')].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    // the panel shows drafts beside their form
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
