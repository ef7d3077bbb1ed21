import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { isAbsolute, join, resolve } from 'node:path'
import { configurationOfCompany, defaultCompany, companyNames } from '../project/configuration.mjs'
import { UserFacingError } from '../project/user-facing-error.mjs'
import { root } from '../project/root.mjs'
import { minSecretLength, weakness } from './secret-strength.mjs'

/**
 * Parses the settings of `npm start` that the tools need (`.env.example` lists all); each program
 * parses its own part by its own schema. Throws with one sentence per invalid or, in production,
 * missing setting.
 * @param {string[]} [further] sentences of other obstacles to a start
 */
export function readSettings(variables = process.env, further = []) {
  // empty variables count as unset
  const environment = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== ''),
  )
  const wrong = []
  const read = (work) => {
    try {
      return work()
    } catch (error) {
      if (!(error instanceof UserFacingError)) throw error
      wrong.push(error.message)
      return undefined
    }
  }
  const port = read(() => readPort('PORT', environment.PORT ?? '3000'))
  const mode = environment.VITRINE_MODE ?? 'demo'
  if (mode !== 'demo' && mode !== 'production')
    wrong.push(`VITRINE_MODE is "${mode}": use "demo" (the default) or "production".`)
  const production = mode === 'production'
  const demo = read(() => readDemo(environment.VITRINE_DEMO, production))
  // a data folder each: the content of one demonstration does not match the build of another
  const folder = configurationOfCompany(demo) ? `var-${demo}` : 'var'
  const data = environment.VITRINE_DATA ?? folder
  const settings = {
    port,
    mode,
    host: environment.HOST ?? (production ? '127.0.0.1' : '0.0.0.0'),
    data: isAbsolute(data) ? data : resolve(root, data),
    databaseUrl: read(() => readDatabaseUrl(environment.DATABASE_URL)),
    cmsPort:
      environment.CMS_PORT === undefined
        ? undefined
        : read(() => readPort('CMS_PORT', environment.CMS_PORT)),
    origin: environment.PUBLIC_ORIGIN ?? `http://localhost:${port}`,
    demo,
    warnings: production ? warningsOf(environment) : [],
  }
  if (production) wrong.push(...missingInProduction(environment))
  wrong.push(...further)
  if (wrong.length > 0) throw new UserFacingError(wrong.join('\n'))
  return settings
}

const productionSecrets = ['PAYLOAD_SECRET', 'FEED_SECRET']

/**
 * Requirements of the guide "Production" (docs/guide/operating.md) that are missing or too weak,
 * one sentence each.
 *
 * @param {'site' | 'cms'} [program] Program to check; both if undefined.
 */
export function missingInProduction(environment, program) {
  const wrong = []
  if (program !== 'site' && !environment.DATABASE_URL)
    wrong.push('DATABASE_URL is not set: production keeps its content in a PostgreSQL of yours.')
  if (!environment.PUBLIC_ORIGIN)
    wrong.push(
      'PUBLIC_ORIGIN is not set: give the address that visitors use, like https://www.example.com.',
    )
  else if (!environment.PUBLIC_ORIGIN.startsWith('https://'))
    wrong.push(
      `PUBLIC_ORIGIN is "${environment.PUBLIC_ORIGIN}": production is reached over https://.`,
    )
  for (const name of productionSecrets) {
    if (program === 'site' && name === 'PAYLOAD_SECRET') continue
    const secret = environment[name]
    const weak = secret ? weakness(secret) : 'is not set'
    if (weak !== undefined)
      wrong.push(
        `${name} ${weak}: give ${minSecretLength} random characters or more, like those of: openssl rand -base64 32`,
      )
  }
  if (
    program !== 'site' &&
    environment.PAYLOAD_SECRET &&
    environment.PAYLOAD_SECRET === environment.FEED_SECRET
  )
    wrong.push('PAYLOAD_SECRET and FEED_SECRET are the same: give each its own.')
  return wrong
}

/** Sentences about settings, missing or left over, that only cause a warning in production. */
export function warningsOf(environment) {
  const former = productionSecrets.filter((name) => environment[`${name}_BEFORE`])
  return [
    ...former.map(
      (name) =>
        `${name}_BEFORE is set: remove it once no session, mail or site of the former secret is left.`,
    ),
    ...(environment.SMTP_URL
      ? []
      : ['SMTP_URL is not set: mails stay as files in the data folder, and nobody gets them.']),
    ...(environment.TRUSTED_PROXIES
      ? []
      : ['TRUSTED_PROXIES is not set: all visitors behind a proxy share the limits by address.']),
  ]
}

function readPort(name, text) {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new UserFacingError(`${name} is "${text}": it must be a whole number from 1 to 65535.`)
  }
  return port
}

/** Demonstration to load, if any; `remove` removes it. */
function readDemo(text, production) {
  if (text === 'no') return undefined
  if (production && text !== undefined)
    throw new UserFacingError(
      `VITRINE_DEMO is "${text}": production loads no demonstration content.`,
    )
  if (production) return undefined
  if (text === undefined || text === 'yes') return defaultCompany()
  if (text === 'remove' || companyNames().includes(text)) return text
  throw new UserFacingError(
    `VITRINE_DEMO is "${text}": use "no", "remove", or the name of a demonstration: ${companyNames().join(', ')}.`,
  )
}

function readDatabaseUrl(text) {
  if (text === undefined || text === '') return undefined
  let url
  try {
    url = new URL(text)
  } catch {
    throw new UserFacingError(
      'DATABASE_URL is not an address: it looks like postgres://user:password@host:5432/database.',
    )
  }
  if (url.protocol !== 'postgres:' && url.protocol !== 'postgresql:') {
    throw new UserFacingError(
      `DATABASE_URL begins with "${url.protocol}//": only postgres:// is understood.`,
    )
  }
  if (url.pathname.length < 2)
    throw new UserFacingError(
      'DATABASE_URL names no database: put its name at the end, as in …:5432/vitrine.',
    )
  return text
}

/**
 * Random bytes of a secret. The password of the demonstration has 12 characters: of 8, one in some
 * hundreds is a word between digits, which the rule of passwords refuses.
 */
const secretBytes = (name) => (name === 'DEMO_PASSWORD' ? 9 : 24)

const secretNames = ['PAYLOAD_SECRET', 'FEED_SECRET', 'DATABASE_PASSWORD', 'DEMO_PASSWORD']

/**
 * Secrets from the environment; in a demonstration missing ones are generated and stored in the
 * data folder (0600). In production nothing is written to disk.
 */
export function readSecrets(settings, environment = process.env) {
  if (settings.mode === 'production')
    return Object.fromEntries(productionSecrets.map((name) => [name, environment[name]]))
  const file = join(settings.data, 'secrets.json')
  const stored = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const made = Object.fromEntries(
    secretNames
      .filter((name) => !environment[name] && !stored[name])
      .map((name) => [name, randomBytes(secretBytes(name)).toString('base64url')]),
  )
  if (Object.keys(made).length > 0)
    writeFileSync(file, `${JSON.stringify({ ...stored, ...made }, null, 2)}\n`, { mode: 0o600 })
  return Object.fromEntries(
    secretNames.map((name) => [name, environment[name] || stored[name] || made[name]]),
  )
}
