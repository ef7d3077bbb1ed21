import { z } from 'zod'
import { readErrorsAddress } from '@vitrine/logging/error-reporter'
import { edgeKinds } from './edge/headers.ts'
import { readTrustedProxies } from './http/client-address.ts'

const megabytes = (fallback: number) =>
  z.coerce
    .number()
    .int()
    .min(1)
    .max(65_536)
    .default(fallback)
    .transform((mb) => mb * 1024 * 1024)
const addresses = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((url) => url.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.url({ protocol: /^https?$/ })))
const port = z.coerce.number().int().min(1).max(65_535)

const memory = (what: string) => ({
  description: `Maximum size of the site’s cache of ${what}, MB.`,
})

/**
 * Schema of the environment variables, with the descriptions and examples of `.env.example`
 * (`tools/test/environment-example.mjs`). Sizes are given in MB and parsed to bytes.
 */
const variables = z.object({
  PORT: port.default(3000).meta({ description: 'Port of the site.' }),
  HOST: z.string().min(1).optional().meta({
    description:
      'Address on which the site listens. Default: 0.0.0.0; in production 127.0.0.1, for a proxy on the same machine.',
    example: '127.0.0.1',
  }),
  API_BASE_URL: z.url({ protocol: /^https?$/ }).meta({
    description:
      'Base address of the API without its version: a cms, or any server that implements the contract. `npm start` sets it to its cms.',
    example: 'http://127.0.0.1:4001/api',
  }),
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .meta({ description: 'As of the cms; the site has no default.' }),
  FEED_SECRET: z.string().min(16).meta({ description: 'As of the cms.' }),
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
    })
    .meta({
      description:
        'Addresses and networks of the proxies in front, whose X-Forwarded-For is trusted. Without it all visitors behind a proxy share the limits by address.',
      example: '10.0.0.0/8, 192.0.2.7',
    }),
  PAGE_CACHE_MB: megabytes(56).meta(memory('pages')),
  PAGE_HEADS: z.enum(['prepared', 'generated']).default('prepared').meta({
    description:
      'How the head of a cached page is sent. prepared: by a private field of Node’s response; generated: by its public writeHead, at about half the throughput (docs/decisions/0003).',
  }),
  API_CACHE_MB: megabytes(12).meta(memory('answers of the API')),
  RECORDS_CACHE_MB: megabytes(16).meta(memory('lists of records of the API, compressed')),
  MEDIA_CACHE_MB: megabytes(12).meta(memory('media')),
  SHARE_CACHE_MB: megabytes(8).meta(memory('share images')),
  SHEET_CACHE_MB: megabytes(12).meta(memory('data sheets')),
  METRICS_TOKEN: z.string().min(16).optional().meta({ description: 'As of the cms.' }),
  SENTRY_DSN: z
    .string()
    .refine(
      (dsn) => readErrorsAddress(dsn) !== undefined,
      'SENTRY_DSN must be an address such as https://<key>@errors.example.com/1.',
    )
    .optional()
    .meta({ description: 'As of the cms.' }),
  VITRINE_DATA: z.string().min(1).optional().meta({
    description:
      'As of the cms; the site keeps the scripts of earlier builds and its latest pages in it.',
  }),
  // cache tags are sent only to an edge, since they contain internal ids
  EDGE: z.enum(edgeKinds).default('none').meta({
    description:
      'Kind of the shared cache in front, which each site purges by tag. Answers bear tags and a lifetime for it only if it is set.',
  }),
  EDGE_URL: addresses.meta({
    description:
      'Addresses of the Varnish caches, separated by commas. With Fastly and Cloudflare: base address of their API, if it differs from the usual one.',
    example: 'http://10.0.0.5:6081, http://10.0.0.6:6081',
  }),
  EDGE_TOKEN: z.string().min(1).optional().meta({
    description:
      'Token for purges at Fastly’s or Cloudflare’s API, or at a Varnish whose VCL asks for one.',
  }),
  EDGE_SERVICE: z.string().min(1).optional().meta({
    description: 'Identifier of the service at Fastly, or of the zone at Cloudflare.',
  }),
  SITE_PEERS: addresses.meta({
    description:
      'Addresses of the other sites, separated by commas; a name may resolve to several, this site included. While a release is replaced, each site fetches missing scripts from the others.',
    example: 'http://10.0.0.5:3000, http://10.0.0.6:3000',
  }),
  VITRINE_MODE: z
    .enum(['demo', 'production'])
    .default('demo')
    .meta({ description: 'As of the cms.' }),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .meta({ description: 'As of the cms.' }),
})

/** Names of missing variables that purging the edge requires. */
function missingForEdge({
  EDGE,
  EDGE_URL,
  EDGE_TOKEN,
  EDGE_SERVICE,
}: z.infer<typeof variables>): string[] {
  if (EDGE === 'none') return []
  if (EDGE === 'varnish') return EDGE_URL.length === 0 ? ['EDGE_URL'] : []
  return [
    ...(EDGE_TOKEN === undefined ? ['EDGE_TOKEN'] : []),
    ...(EDGE_SERVICE === undefined ? ['EDGE_SERVICE'] : []),
  ]
}

/** Environment variables of the site. */
export const environmentVariables = variables.shape

const schema = variables.transform((values, context) => {
  const production = values.VITRINE_MODE === 'production'
  if (production && !values.PUBLIC_ORIGIN.startsWith('https:'))
    context.addIssue({
      code: 'custom',
      path: ['PUBLIC_ORIGIN'],
      message: 'is not an https:// address: production is reached over https',
    })
  for (const name of missingForEdge(values))
    context.addIssue({
      code: 'custom',
      path: [name],
      message: `is not set: EDGE=${values.EDGE} takes it`,
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
