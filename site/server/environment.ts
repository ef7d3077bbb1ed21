import { z } from 'zod'
import { readTrustedProxies } from './http/client-address.ts'

const megabytes = (fallback: number) =>
  z.coerce
    .number()
    .int()
    .min(1)
    .max(65_536)
    .default(fallback)
    .transform((mb) => mb * 1024 * 1024)
const port = z.coerce.number().int().min(1).max(65_535)

/**
 * Schema of the site's environment variables (README "Configuration"). Sizes are given in MB and
 * parsed to bytes.
 */
const variables = z.object({
  PORT: port.default(3000),
  /**
   * Listen address. In production 127.0.0.1 unless set, since the proxy runs on the same machine.
   */
  HOST: z.string().min(1).optional(),
  /** API base of the cms, or of any server that implements the contract; without the version. */
  API_BASE_URL: z.url({ protocol: /^https?$/ }),
  /** Public origin for absolute links; never taken from a request. */
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin),
  /** Secret shared with the cms, for the internal calls. */
  FEED_SECRET: z.string().min(16),
  /** Addresses and networks of proxies whose `X-Forwarded-For` is trusted; none by default. */
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((text, context) => {
      try {
        return readTrustedProxies(text)
      } catch (error) {
        context.addIssue({
          code: 'custom',
          message: error instanceof Error ? error.message : String(error),
        })
        return z.NEVER
      }
    }),
  PAGE_CACHE_MB: megabytes(80),
  /**
   * Head of a page from memory: `prepared` uses a private field of Node's response, `generated` its
   * public `writeHead`, at about half the throughput (docs/decisions/0012).
   */
  PAGE_HEADS: z.enum(['prepared', 'generated']).default('prepared'),
  API_CACHE_MB: megabytes(12),
  MEDIA_CACHE_MB: megabytes(12),
  SHARE_CACHE_MB: megabytes(8),
  SHEET_CACHE_MB: megabytes(12),
  /** Bearer token of /metrics; without it, /metrics answers 404 in production mode. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Data folder, which holds the assets of earlier builds; without it none are retained. */
  VITRINE_DATA: z.string().min(1).optional(),
  /**
   * Edge cache that is purged by tag. With `none`, `Cache-Tag` is not sent, since tags contain
   * internal ids.
   */
  EDGE: z.enum(['none', 'varnish', 'fastly', 'cloudflare']).default('none'),
  VITRINE_MODE: z.enum(['demo', 'production']).default('demo'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

/** Names of the variables that the site reads. */
export const environmentNames = Object.keys(variables.shape)

const schema = variables.transform((values, context) => {
  const production = values.VITRINE_MODE === 'production'
  if (production && !values.PUBLIC_ORIGIN.startsWith('https:'))
    context.addIssue({
      code: 'custom',
      path: ['PUBLIC_ORIGIN'],
      message: 'is not an https:// address: production is reached over https',
    })
  return { ...values, HOST: values.HOST ?? (production ? '127.0.0.1' : '0.0.0.0') }
})

export type Environment = z.infer<typeof schema>

/** Parses the environment; throws with one sentence per missing or invalid variable. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  // empty variables count as unset
  const parsed = schema.safeParse(
    Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== '')),
  )
  if (parsed.success) return parsed.data
  const sentences = parsed.error.issues.map(
    (issue) => `${issue.path.join('.')}: ${issue.message}. See README "Configuration".`,
  )
  throw new Error(`The site cannot start.\n${sentences.join('\n')}`)
}
