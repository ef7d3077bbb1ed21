import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { isAbsolute, join, resolve } from 'node:path'
import { Refusal } from './refusal.mjs'
import { root } from './root.mjs'

/**
 * What `npm start` may be told (README lists it). Each program parses its own part again with its own schema; this
 * is what the tools themselves need.
 */
export function readSettings(environment = process.env) {
  const port = readPort('PORT', environment.PORT ?? '3000')
  const mode = environment.VITRINE_MODE ?? 'demo'
  if (mode !== 'demo' && mode !== 'production') {
    throw new Refusal(`VITRINE_MODE is "${mode}": use "demo" (the default) or "production".`)
  }
  const given = environment.VITRINE_DATA ?? 'var'
  return {
    port,
    mode,
    host: environment.HOST ?? '0.0.0.0',
    data: isAbsolute(given) ? given : resolve(root, given),
    databaseUrl: readDatabaseUrl(environment.DATABASE_URL),
    cmsPort: environment.CMS_PORT === undefined ? undefined : readPort('CMS_PORT', environment.CMS_PORT),
    origin: environment.PUBLIC_ORIGIN ?? `http://localhost:${port}`,
    loadDemo: readYesNo('VITRINE_DEMO', environment.VITRINE_DEMO) ?? mode === 'demo',
  }
}

function readPort(name, text) {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Refusal(`${name} is "${text}": it must be a whole number from 1 to 65535.`)
  }
  return port
}

function readYesNo(name, text) {
  if (text === undefined || text === '') return undefined
  if (text === 'yes' || text === 'no') return text === 'yes'
  throw new Refusal(`${name} is "${text}": use "yes" or "no".`)
}

function readDatabaseUrl(text) {
  if (text === undefined || text === '') return undefined
  let url
  try {
    url = new URL(text)
  } catch {
    throw new Refusal('DATABASE_URL is not an address: it looks like postgres://user:password@host:5432/database.')
  }
  if (url.protocol !== 'postgres:' && url.protocol !== 'postgresql:') {
    throw new Refusal(`DATABASE_URL begins with "${url.protocol}//": only postgres:// is understood.`)
  }
  if (url.pathname.length < 2) throw new Refusal('DATABASE_URL names no database: put its name at the end, as in …:5432/vitrine.')
  return text
}

const secretNames = ['PAYLOAD_SECRET', 'FEED_SECRET', 'DATABASE_PASSWORD', 'DEMO_PASSWORD']

/**
 * The secrets of this data folder: made once, kept for their owner's eyes (0600). In production mode the
 * environment must bring its own: nothing is made up there.
 */
export function readSecrets(settings, environment = process.env) {
  const file = join(settings.data, 'secrets.json')
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const secrets = {}
  for (const name of secretNames) {
    const given = environment[name]
    if (given) secrets[name] = given
    else if (settings.mode === 'production' && (name === 'PAYLOAD_SECRET' || name === 'FEED_SECRET')) {
      throw new Refusal(`${name} is not set: in production mode give a random text of at least 32 characters.`)
    } else secrets[name] = kept[name] ?? randomBytes(name === 'DEMO_PASSWORD' ? 6 : 24).toString('base64url')
  }
  writeFileSync(file, `${JSON.stringify({ ...kept, ...secrets }, null, 2)}\n`, { mode: 0o600 })
  return secrets
}
