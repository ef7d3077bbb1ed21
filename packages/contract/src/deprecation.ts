import { apiBase, apiVersion } from './api-base.ts'
import { calls } from './calls.ts'
import type { Call } from './page-calls.ts'

/** Page that describes versions and deprecations. */
export const versionPolicyPath = `${apiBase}${apiVersion}/docs#versions`

/**
 * Headers of a deprecated call's responses: `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and links;
 * empty for all other calls.
 */
export function deprecationHeaders(call: Pick<Call, 'deprecated'>): {
  headers: Record<string, string>
  links: string[]
} {
  const { deprecated } = call
  if (!deprecated) return { headers: {}, links: [] }
  const { since, until, successor } = deprecated
  const replacing: Call | undefined = Object.entries<Call>(calls).find(
    ([name]) => name === successor,
  )?.[1]
  return {
    headers: {
      deprecation: `@${Date.parse(since) / 1000}`,
      sunset: new Date(until).toUTCString(),
    },
    links: [
      `<${versionPolicyPath}>; rel="deprecation"; type="text/html"`,
      ...(replacing && !replacing.path.includes(':')
        ? [`<${apiBase}${apiVersion}${replacing.path}>; rel="successor-version"`]
        : []),
    ],
  }
}
