import { readErrorsAddress } from '@vitrine/logging/error-reporter'
import { resolve } from 'node:path'
import { z } from 'zod'

const secret = (name: string) =>
  z
    .string(`${name} is not set: give a random text of at least 16 characters.`)
    .min(16, `${name} is too short: give a random text of at least 16 characters.`)

/**
 * True for a PostgreSQL URL with a database name that the driver can parse; without a host it means
 * a local socket.
 */
function isDatabaseAddress(text: string): boolean {
  const address = URL.parse(text.replace('@/', '@localhost/'))
  if (!address || !/^postgres(ql)?:$/.test(address.protocol)) return false
  return /^\/.+/.test(address.pathname) && !/%(?![0-9a-f]{2})/i.test(address.href)
}

/**
 * Schema of the variables; descriptions and examples are those of `.env.example`
 * (`tools/test/environment-example.mjs`).
 */
const variables = z.object({
  NODE_ENV: z
    .enum(
      ['production', 'development', 'test'],
      'NODE_ENV must be production, development or test.',
    )
    .default('development')
    .meta({ description: 'Set by the commands that start the programs.' }),
  DATABASE_URL: z
    .string(
      'DATABASE_URL is not set: give the address of a PostgreSQL, like postgres://user:password@host:5432/database.',
    )
    .refine(
      isDatabaseAddress,
      'DATABASE_URL is not an address of a PostgreSQL: it looks like postgres://user:password@host:5432/database, with / ? # @ % of the password as %2F %3F %23 %40 %25.',
    )
    .meta({
      description:
        'Address of PostgreSQL 15 or newer with unaccent, pg_trgm and fuzzystrmatch. For tens of thousands of products set shared_buffers to 512 MB and work_mem to 16 MB. Default of `npm start` in demo mode: a private one.',
      example: 'postgres://user:password@localhost:5432/vitrine',
    }),
  DATABASE_CONNECTIONS: z.coerce
    .number('DATABASE_CONNECTIONS must be a whole number from 4 to 500.')
    .int()
    .min(4, 'DATABASE_CONNECTIONS must be 4 or more.')
    .max(500, 'DATABASE_CONNECTIONS must be 500 or fewer.')
    .default(20)
    .meta({ description: 'Maximum of connections of one cms to the database.' }),
  PAYLOAD_SECRET: secret('PAYLOAD_SECRET').meta({
    description:
      'Secret that signs sessions of the panel and links of mails, the same for every cms. In production 32 random characters or more (openssl rand -base64 32); in demo mode generated once and stored in the data folder.',
  }),
  PAYLOAD_SECRET_BEFORE: secret('PAYLOAD_SECRET_BEFORE').optional().meta({
    description:
      'Former PAYLOAD_SECRET, set while the secret is changed: its sessions and links of mails stay valid.',
  }),
  FEED_SECRET: secret('FEED_SECRET').meta({
    description:
      'Secret of the calls between the programs, the same for every site and cms. In production 32 random characters or more; in demo mode generated once.',
  }),
  FEED_SECRET_BEFORE: secret('FEED_SECRET_BEFORE').optional().meta({
    description:
      'Former FEED_SECRET, set while the secret is changed: sites that still use it are answered.',
  }),
  CMS_HOST: z.string().min(1).default('127.0.0.1').meta({
    description:
      'Address on which the cms listens: loopback or a private network that only the sites and the monitoring can reach.',
    example: '10.0.0.5',
  }),
  CMS_PORT: z.coerce
    .number('CMS_PORT must be a whole number from 1 to 65535.')
    .int()
    .min(1)
    .max(65535)
    .default(4001)
    .meta({ description: 'Port of the cms. `npm start` takes a free one unless it is set.' }),
  PUBLIC_ORIGIN: z
    .url('PUBLIC_ORIGIN must be the address that visitors use, like https://www.example.com.')
    .default('http://localhost:3000')
    .transform((origin) => new URL(origin).origin)
    .meta({
      description:
        'Public address of the site, the beginning of every absolute link; it is never taken from a request. Default with `npm start`: http://localhost:$PORT.',
      example: 'https://www.example.com',
    }),
  ADMIN_EMAIL: z.email('ADMIN_EMAIL must be an e-mail address.').optional().meta({
    description: 'E-mail address of the first account; the panel creates none by itself.',
    example: 'admin@example.com',
  }),
  // validated by the password rule when the account is created (`people/staff/first-administrator.ts`)
  ADMIN_PASSWORD: z.string().optional().meta({
    description: 'Password of the first account: 8 characters or more, not easily guessed.',
  }),
  SMTP_URL: z
    .string()
    .regex(
      /^smtps?:\/\/.+/,
      'SMTP_URL is not the address of a mail server: it looks like smtps://user:password@smtp.example.com.',
    )
    .optional()
    .meta({
      description: 'Mail server. Without it mails are written as files to $VITRINE_DATA/mail.',
      example: 'smtps://user:password@smtp.example.com',
    }),
  MAIL_FROM: z
    .string()
    .regex(
      /^[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/,
      'MAIL_FROM must be an address, like Company <site@example.com>.',
    )
    .optional()
    .meta({
      description: 'Sender of mails. Default: the company’s name, noreply@ the public host.',
      example: 'Company <site@example.com>',
    }),
  ERP_URL: z
    .url({
      protocol: /^https?$/,
      error:
        'ERP_URL must be the address of the distributors’ service, like https://erp.example.com/api-erp-dist-produtos.',
    })
    .optional()
    .meta({
      description:
        'ERP that lists the distributors of a product at <ERP_URL>/produto/{id} (docs/decisions/0016). Without it the collection of the cms is used.',
      example: 'https://erp.example.com/api-erp-dist-produtos',
    }),
  CLAMD_URL: z
    .string()
    .regex(
      /^tcp:\/\/[^/]+$/,
      'CLAMD_URL is not the address of a clamd: it looks like tcp://127.0.0.1:3310.',
    )
    .optional()
    .meta({
      description:
        'Address of a clamd that scans CVs and attachments before they are stored; while it does not answer, they are refused. Without it only the structure of files is checked.',
      example: 'tcp://localhost:3310',
    }),
  WEBHOOK_PRIVATE_NETWORKS: z
    .enum(['refused', 'allowed'], 'WEBHOOK_PRIVATE_NETWORKS must be refused or allowed.')
    .default('refused')
    .meta({
      description:
        'Receivers of webhooks in private networks, on this machine and over http. refused: notices are sent only over https to public addresses; allowed: to every address that an administrator enters.',
    }),
  VITRINE_ANSWERS: z
    .enum(['checked', 'trusted'], 'VITRINE_ANSWERS must be checked or trusted.')
    .default('trusted')
    .meta({
      description:
        'Validation of responses against their schemas. checked: every response, and a mismatch is an error (tests, development); trusted: one in a hundred, and a mismatch is logged.',
    }),
  METRICS_TOKEN: z
    .string()
    .min(16, 'METRICS_TOKEN is too short: give 16 characters or more.')
    .optional()
    .meta({
      description:
        'Bearer token of /metrics of each program, 16 characters or more. Without it /metrics is open in demo mode and closed in production.',
    }),
  SENTRY_DSN: z
    .string()
    .refine(
      (dsn) => readErrorsAddress(dsn) !== undefined,
      'SENTRY_DSN must be an address such as https://<key>@errors.example.com/1.',
    )
    .optional()
    .meta({
      description:
        'Address of a server compatible with Sentry: both programs send it unexpected errors, without request data and personal data. Without it nothing is sent.',
      example: 'https://0123456789abcdef@errors.example.com/1',
    }),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent.',
    )
    .default('info')
    .meta({ description: 'Lowest level of the lines that are logged (JSON lines on stdout).' }),
  VITRINE_DATA: z
    .string()
    .min(1, 'VITRINE_DATA must name a folder.')
    .default('../var')
    .transform((folder) => resolve(folder))
    .meta({
      description:
        'Data folder. The cms stores media and private files in it (unless STORAGE is s3), and mails without SMTP_URL; the site scripts of earlier builds, which it serves for 7 days after a deploy; demo mode also the private database, secrets and logs. Default: var, or var-<name> for a demonstration with a configuration of its own.',
      example: '/var/lib/vitrine',
    }),
  STORAGE: z.enum(['disk', 's3'], 'STORAGE must be disk or s3.').default('disk').meta({
    description:
      'Storage of media and private files: the data folder, or a bucket of an S3-compatible server, which any number of cms share. `move-files` moves the files.',
  }),
  S3_BUCKET: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      'S3_BUCKET is not the name of a bucket: 3 to 63 small letters, digits, dots and hyphens.',
    )
    .optional()
    .meta({
      description: 'Private bucket of the files; visitors get them through the sites only.',
      example: 'vitrine-files',
    }),
  S3_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error:
        'S3_ENDPOINT must be the address of an S3-compatible server, like https://s3.example.com.',
    })
    .optional()
    .meta({
      description:
        'Address of the S3-compatible server, addressed with the bucket in the path. Default: Amazon’s.',
      example: 'https://s3.example.com',
    }),
  S3_REGION: z.string().min(1).default('us-east-1').meta({
    description: 'Region of the bucket; most servers other than Amazon’s take the default.',
  }),
  S3_PREFIX: z
    .string()
    .regex(
      /^[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*\/?$/,
      'S3_PREFIX must be a path of letters, digits, hyphens and underscores, like vitrine/production.',
    )
    .transform((prefix) => (prefix.endsWith('/') ? prefix : `${prefix}/`))
    .default('')
    .meta({
      description: 'Path of the files in a bucket that is shared with others.',
      example: 'vitrine/production',
    }),
  S3_ACCESS_KEY_ID: z.string().min(1).optional().meta({
    description:
      'Key of the bucket, with the rights to list, read, write and delete. Default: the role of the machine, as AWS’s tools find it.',
  }),
  S3_SECRET_ACCESS_KEY: z
    .string()
    .min(1)
    .optional()
    .meta({ description: 'Secret of S3_ACCESS_KEY_ID.' }),
  BACKUP_S3_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error:
        'BACKUP_S3_ENDPOINT must be the address of an S3-compatible server, like https://s3.example.com.',
    })
    .optional()
    .meta({
      description:
        'Server of the bucket of backups (`backup s3://bucket/path`), if it differs from that of the files or has a key of its own: given with BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY. Without any BACKUP_S3_ variable those of S3_ are used.',
      example: 'https://s3.example.com',
    }),
  BACKUP_S3_REGION: z
    .string()
    .min(1)
    .optional()
    .meta({ description: 'Region of the bucket of backups.', example: 'us-east-1' }),
  BACKUP_S3_ACCESS_KEY_ID: z.string().min(1).optional().meta({
    description:
      'Key of the bucket of backups, with the rights to list and write (backup) or to list and read (restore), not to delete.',
  }),
  BACKUP_S3_SECRET_ACCESS_KEY: z
    .string()
    .min(1)
    .optional()
    .meta({ description: 'Secret of BACKUP_S3_ACCESS_KEY_ID.' }),
  VITRINE_MODE: z
    .enum(['demo', 'production'], 'VITRINE_MODE must be demo or production.')
    .default('demo')
    .meta({
      description:
        'production refuses weak and missing settings, and demonstration content in the database.',
    }),
})

/** Environment variables of the cms. */
export const environmentVariables = variables.shape

/**
 * Minimum length of production secrets, characters; `tools/start/secret-strength.mjs` checks their
 * randomness.
 */
const minSecretLength = 32

/** Variables of a server of backups of its own; the region has a default. */
const requiredBackupVariables = [
  'BACKUP_S3_ENDPOINT',
  'BACKUP_S3_ACCESS_KEY_ID',
  'BACKUP_S3_SECRET_ACCESS_KEY',
] as const
const backupVariables = [...requiredBackupVariables, 'BACKUP_S3_REGION'] as const

const schema = variables.superRefine((values, context) => {
  const refuse = (name: string, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message: `${name} ${message}` })
  if (values.STORAGE === 's3' && !values.S3_BUCKET)
    refuse('S3_BUCKET', 'is not set: name the bucket of STORAGE=s3.')
  for (const [name, other] of [
    ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    ['S3_SECRET_ACCESS_KEY', 'S3_ACCESS_KEY_ID'],
  ] as const)
    if (values[name] && !values[other]) refuse(other, `is not set, but ${name} is: give both.`)
  const given = backupVariables.find((name) => values[name])
  for (const name of given ? requiredBackupVariables : [])
    if (!values[name])
      refuse(
        name,
        `is not set, but ${given} is: give ${requiredBackupVariables.join(', ')}, or none.`,
      )
  if (values.VITRINE_MODE !== 'production') return
  if (!values.PUBLIC_ORIGIN.startsWith('https:'))
    refuse('PUBLIC_ORIGIN', 'is not an https:// address: production is reached over https.')
  for (const name of ['PAYLOAD_SECRET', 'FEED_SECRET'] as const) {
    if (values[name].length < minSecretLength)
      refuse(name, `is shorter than ${minSecretLength} characters: give a random text.`)
    if (values[name] === values[`${name}_BEFORE`])
      refuse(`${name}_BEFORE`, `is ${name} itself: give the former one.`)
  }
})

export type Environment = z.output<typeof schema>

/** Defaults of `next build`, which evaluates the configuration without connecting to anything. */
const building = {
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  PAYLOAD_SECRET: 'a build keeps no secrets',
  FEED_SECRET: 'a build keeps no secrets',
}

const developing = {
  VITRINE_ANSWERS: 'checked',
  PAYLOAD_SECRET: 'development only, never kept',
  FEED_SECRET: 'development only, never kept',
}

/**
 * Reads and validates the environment; throws one error that lists every missing or invalid
 * variable and its fix.
 */
export function readEnvironment(
  source: Record<string, string | undefined> = process.env,
): Environment {
  const defaults =
    source['NEXT_PHASE'] === 'phase-production-build'
      ? building
      : source['NODE_ENV'] === 'production'
        ? {}
        : developing
  const values = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = schema.safeParse({
    ...defaults,
    ...values,
    ...(defaults === building ? building : {}),
  })
  if (parsed.success) return parsed.data
  throw new Error(parsed.error.issues.map((issue) => issue.message).join('\n'))
}
