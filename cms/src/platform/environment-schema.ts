import { resolve } from 'node:path'
import { z } from 'zod'

const secret = (name: string) =>
  z
    .string(`${name} is not set: give a random text of at least 16 characters.`)
    .min(16, `${name} is too short: give a random text of at least 16 characters.`)

const variables = z.object({
  NODE_ENV: z
    .enum(
      ['production', 'development', 'test'],
      'NODE_ENV must be production, development or test.',
    )
    .default('development'),
  DATABASE_URL: z
    .string(
      'DATABASE_URL is not set: give the address of a PostgreSQL, like postgres://user:password@host:5432/database.',
    )
    .regex(
      /^postgres(ql)?:\/\/.+\/.+/,
      'DATABASE_URL is not an address of a PostgreSQL: it looks like postgres://user:password@host:5432/database.',
    ),
  PAYLOAD_SECRET: secret('PAYLOAD_SECRET'),
  FEED_SECRET: secret('FEED_SECRET'),
  CMS_PORT: z.coerce
    .number('CMS_PORT must be a whole number from 1 to 65535.')
    .int()
    .min(1)
    .max(65535)
    .default(4001),
  PUBLIC_ORIGIN: z
    .url('PUBLIC_ORIGIN must be the address that visitors use, like https://www.example.com.')
    .default('http://localhost:3000')
    .transform((origin) => new URL(origin).origin),
  /** First account of an empty database; without it nobody can log in. */
  ADMIN_EMAIL: z.email('ADMIN_EMAIL must be an e-mail address.').optional(),
  /**
   * Validated by the password rule when the account is created
   * (`people/staff/first-administrator.ts`).
   */
  ADMIN_PASSWORD: z.string().optional(),
  /** SMTP server; without it, mails are written as files to `VITRINE_DATA/mail`. */
  SMTP_URL: z
    .string()
    .regex(
      /^smtps?:\/\/.+/,
      'SMTP_URL is not the address of a mail server: it looks like smtps://user:password@smtp.example.com.',
    )
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/,
      'MAIL_FROM must be an address, like Company <site@example.com>.',
    )
    .optional(),
  /**
   * ERP with the distributors of products (`docs/decisions/0016`); without it, the collection of
   * the cms is used.
   */
  ERP_URL: z
    .url({
      protocol: /^https?$/,
      error:
        'ERP_URL must be the address of the distributors’ service, like https://erp.example.com/api-erp-dist-produtos.',
    })
    .optional(),
  /** clamd for the virus scan of CVs; without it only their structure is checked. */
  CLAMD_URL: z
    .string()
    .regex(
      /^tcp:\/\/[^/]+$/,
      'CLAMD_URL is not the address of a clamd: it looks like tcp://127.0.0.1:3310.',
    )
    .optional(),
  /** `checked`: every response is validated against its schema, and a mismatch is an error. */
  VITRINE_ANSWERS: z
    .enum(['checked', 'trusted'], 'VITRINE_ANSWERS must be checked or trusted.')
    .default('trusted'),
  VITRINE_DATA: z
    .string()
    .min(1, 'VITRINE_DATA must name a folder.')
    .default('../var')
    .transform((folder) => resolve(folder)),
  VITRINE_MODE: z
    .enum(['demo', 'production'], 'VITRINE_MODE must be demo or production.')
    .default('demo'),
})

/** Environment variables of the cms. */
export const environmentNames = Object.keys(variables.shape)

/**
 * Minimum length of production secrets, characters; `tools/secret-strength.mjs` checks their
 * randomness.
 */
const minSecretLength = 32

const schema = variables.superRefine((values, context) => {
  if (values.VITRINE_MODE !== 'production') return
  const refuse = (name: string, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message: `${name} ${message}` })
  if (!values.PUBLIC_ORIGIN.startsWith('https:'))
    refuse('PUBLIC_ORIGIN', 'is not an https:// address: production is reached over https.')
  for (const name of ['PAYLOAD_SECRET', 'FEED_SECRET'] as const) {
    if (values[name].length < minSecretLength)
      refuse(name, `is shorter than ${minSecretLength} characters: give a random text.`)
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
 * variable and its remedy.
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
