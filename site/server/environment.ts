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
 * Everything that the site can be told (README "Configuration"). Sizes arrive in MB and leave in
 * bytes.
 */
const variables = z.object({
  PORT: port.default(3000),
  /** In production the proxy in front is on this machine, unless another address is said. */
  HOST: z.string().min(1).optional(),
  /** The API base on the cms or on any server that keeps the contract; the version is added. */
  API_BASE_URL: z.url({ protocol: /^https?$/ }),
  /** What stands before every link that leaves the site; never taken from a request. */
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin),
  /** Shared with the cms; opens the calls between the two. */
  FEED_SECRET: z.string().min(16),
  /**
   * Addresses and networks of the proxies in front, whose `X-Forwarded-For` is believed; none
   * unless named.
   */
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
  API_CACHE_MB: megabytes(12),
  MEDIA_CACHE_MB: megabytes(12),
  SHARE_CACHE_MB: megabytes(8),
  SHEET_CACHE_MB: megabytes(12),
  /** Opens /metrics to whoever bears it; without it, /metrics answers 404 in production mode. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /**
   * The data folder; in it the site keeps the scripts of earlier builds. Without it, it keeps none.
   */
  VITRINE_DATA: z.string().min(1).optional(),
  /**
   * The shared cache in front that is purged by tag; `none`: no answer tells its tags, which name
   * internal ids.
   */
  EDGE: z.enum(['none', 'varnish', 'fastly', 'cloudflare']).default('none'),
  VITRINE_MODE: z.enum(['demo', 'production']).default('demo'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

/** The variables that the site reads. */
export const environmentNames = Object.keys(variables.shape)

const schema = variables.transform((given, context) => {
  const production = given.VITRINE_MODE === 'production'
  if (production && !given.PUBLIC_ORIGIN.startsWith('https:'))
    context.addIssue({
      code: 'custom',
      path: ['PUBLIC_ORIGIN'],
      message: 'is not an https:// address: production is reached over https',
    })
  return { ...given, HOST: given.HOST ?? (production ? '127.0.0.1' : '0.0.0.0') }
})

export type Environment = z.infer<typeof schema>

/** Reads the environment; throws one sentence for each variable that is missing or wrong. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  // an empty variable is one that is not set
  const parsed = schema.safeParse(
    Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== '')),
  )
  if (parsed.success) return parsed.data
  const sentences = parsed.error.issues.map(
    (issue) => `${issue.path.join('.')}: ${issue.message}. See README "Configuration".`,
  )
  throw new Error(`The site cannot start.\n${sentences.join('\n')}`)
}
