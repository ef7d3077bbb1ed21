import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { compareContracts, contractShapes } from '@vitrine/contract/endpoints/contract-shapes'
import { apiBase, apiVersion } from '@vitrine/contract/api-base'
import { internalCalls, internalSecretHeader } from '@vitrine/contract/calls'
import { versionsAnswer } from '@vitrine/contract/internal'
import { checkBucket } from '../../cms/src/operations/doctor/check-bucket.ts'
import { checkDatabase } from '../../cms/src/operations/doctor/check-database.ts'
import { checkMail } from '../../cms/src/operations/doctor/check-mail.ts'
import { checkSecretFiles, checkStorage } from '../../cms/src/operations/doctor/check-storage.ts'
import { findingsOf } from '../../cms/src/operations/doctor/finding.ts'
import { knownMigrations } from '../../cms/src/platform/database/known-migrations.ts'
import { readEnvironment as readCms } from '../../cms/src/platform/environment-schema.ts'
import { chosenStorage } from '../../cms/src/platform/storage/choose-storage.ts'
import { readEnvironment as readSite } from '../../site/server/environment.ts'
import { editDistance } from '../../cms/src/search/words/spelling.ts'
import { missingBuilds } from '../build/production-install.mjs'
import { programVariables } from '../start/program-environment.mjs'
import { isProductionInstall, root } from '../project/root.mjs'
import { missingInProduction, warningsOf } from '../start/settings.mjs'

/** Time limit of a program's answer, ms. */
const answerMs = 5000

/** Variables whose values are never printed; of a URL only the password is hidden. */
const secretVariables = /SECRET|PASSWORD|TOKEN|_URL$/

/** URL with a password, and the password as written and decoded. */
function passwordsOf(address) {
  // up to the last `@`: a password that is not URL-encoded may contain any character
  const password = /:\/\/[^:@]*:(.+)@/s.exec(address)?.[1]
  if (password === undefined) return []
  try {
    return [address, password, decodeURIComponent(password)]
  } catch {
    return [address, password]
  }
}

/** Replaces secrets of the environment in a text, wherever a message may have quoted them. */
function withoutSecrets(text, environment) {
  let clean = text
  for (const [name, value] of Object.entries(environment)) {
    if (!value || !secretVariables.test(name)) continue
    const secrets = name.endsWith('_URL') ? passwordsOf(value) : [value]
    for (const secret of secrets) if (secret.length > 3) clean = clean.replaceAll(secret, '…')
  }
  return clean
}

/**
 * Maximum edit distance of a misspelled variable name; names below a minimum length are not
 * compared.
 */
const misspelledLetters = 2
const comparedLength = 6

/** Variables that no program reads and that are similar to ours: misspelled, or with our prefix. */
function unreadVariables(environment) {
  const { warning } = findingsOf('configuration')
  const example = readFileSync(join(root, '.env.example'), 'utf8')
  const known = [...example.matchAll(/^#([A-Z0-9_]+)=/gm)].map(([, name]) => name)
  return Object.keys(environment)
    .filter((name) => environment[name] && name !== 'NODE_ENV' && !known.includes(name))
    .flatMap((name) => {
      const suggestion =
        name.length < comparedLength
          ? undefined
          : known
              .map((other) => ({ other, letters: editDistance(name, other, misspelledLetters) }))
              .filter(({ letters }) => letters <= misspelledLetters)
              .toSorted((a, b) => a.letters - b.letters)[0]?.other
      if (suggestion === undefined && !name.startsWith('VITRINE_')) return []
      return [
        warning(
          `Nothing reads the variable ${name}.`,
          suggestion === undefined
            ? 'Remove it, or correct its name: .env.example lists all.'
            : `Call it ${suggestion} if that is meant: .env.example lists all.`,
        ),
      ]
    })
}

/** Parses the variables of a program; `undefined`, with a finding for each invalid variable. */
function configurationOf(program, read, variables, findings) {
  const { ok, warning, fault } = findingsOf(`configuration of the ${program}`)
  const remedy = 'Set it in the environment or in .env; .env.example explains each variable.'
  const production = variables.VITRINE_MODE === 'production'
  const wrong = production ? missingInProduction(variables, program) : []
  let environment
  try {
    environment = read(variables)
  } catch (error) {
    const named = (sentence) =>
      wrong.some((other) => other.split(/\W/)[0] === sentence.split(/\W/)[0])
    wrong.push(
      ...error.message
        .split('\n')
        .filter((line) => line !== 'The site cannot start.' && !named(line)),
    )
  }
  findings.push(...wrong.map((sentence) => fault(sentence, remedy)))
  if (production)
    for (const sentence of warningsOf(variables))
      if (programVariables[program].includes(sentence.split(' ')[0]))
        findings.push(warning(sentence, remedy))
  if (environment && wrong.length === 0) findings.push(ok('All variables are understood.'))
  return environment
}

/** Response of a URL; `undefined` without one within the time limit. */
const answerOf = (url, headers = {}) =>
  fetch(url, { headers, signal: AbortSignal.timeout(answerMs) }).catch(() => undefined)

/** Checks that the cms is reachable, shares the secret, and has the contract of this release. */
async function checkCms(base, secret) {
  const { ok, warning, fault } = findingsOf('cms')
  const health = await answerOf(`${new URL(base).origin}/readyz`)
  if (!health)
    return [
      warning(
        `No cms answers at ${new URL(base).origin}.`,
        'Start it, or correct API_BASE_URL, CMS_HOST and CMS_PORT; check the firewall between both.',
      ),
    ]
  if (!health.ok)
    return [
      fault(
        `The cms is not ready (${health.status}): ${(await health.text()).trim()}.`,
        'See the findings of the database and the log of the cms.',
      ),
    ]
  const call = (path) => answerOf(`${base}${apiVersion}${path}`, { [internalSecretHeader]: secret })
  const answer = await call(internalCalls.versions.path)
  const answered = versionsAnswer.safeParse(await answer?.json().catch(() => undefined))
  if (!answered.success) {
    const feed = await call(`${internalCalls.changes.path}?after=-1&wait=0`)
    return [
      feed?.ok
        ? warning('The cms is of an older release.', 'Deploy one release for both programs.')
        : fault(
            'The cms does not accept the shared secret.',
            'Give both programs the same FEED_SECRET and start them again.',
          ),
    ]
  }
  const { release, contract, schema_is_newer: isReadOnly } = answered.data
  const difference = compareContracts(await contractShapes(), contract)
  return [
    isReadOnly
      ? fault(
          `The cms (${release}) is older than the schema of the database: it refuses to save.`,
          'Deploy the release whose migrations ran.',
        )
      : ok(`The cms (${release}) answers and accepts the shared secret.`),
    difference
      ? warning(
          `The cms speaks another contract: ${Object.entries(difference)
            .filter(([, names]) => names.length > 0)
            .map(([kind, names]) => `${kind} ${names.join(', ')}`)
            .join('; ')}.`,
          'Deploy one release, built with one configuration, for both programs.',
        )
      : ok('The contract of the cms is that of this release.'),
  ]
}

/** Readiness of the site. */
async function checkSite({ PORT, HOST }) {
  const { ok, warning, fault } = findingsOf('site')
  const host = HOST === '0.0.0.0' ? '127.0.0.1' : HOST
  const answer = await answerOf(`http://${host}:${PORT}/readyz`)
  if (!answer)
    return [warning(`No site answers at ${host}:${PORT}.`, 'Start it, or correct PORT and HOST.')]
  if (!answer.ok)
    return [fault(`The site is not ready (${answer.status}).`, 'See the log of the site.')]
  const { cms } = await answer.json().catch(() => ({}))
  return cms === 'followed'
    ? [ok('The site answers and follows the cms.')]
    : [
        fault(
          'The site answers from what it keeps, and does not reach the cms.',
          'Check API_BASE_URL and FEED_SECRET of the site, and that the cms runs.',
        ),
      ]
}

/**
 * Checks a system, running or stopped; leaves no data behind.
 *
 * @param {('site' | 'cms')[]} programs Programs of this machine; both if empty.
 * @returns Findings, without secrets of the environment.
 */
export async function examine(programs, environment = process.env) {
  const clean = (text) => withoutSecrets(text, environment)
  return (await find(programs, environment)).map(({ text, remedy, ...finding }) => ({
    ...finding,
    text: clean(text),
    ...(remedy ? { remedy: clean(remedy) } : {}),
  }))
}

async function find(programs, environment) {
  const findings = []
  const production = environment.VITRINE_MODE === 'production'
  const wants = (program) => programs.length === 0 || programs.includes(program)
  const data = resolve(environment.VITRINE_DATA || join(root, 'var'))
  const { ok, warning, fault } = findingsOf('build')
  const unbuilt = missingBuilds(['site', 'cms'].filter(wants))
  findings.push(
    ...(unbuilt.length > 0
      ? [
          isProductionInstall
            ? fault(unbuilt.join(' '), 'Deploy a whole release.')
            : warning(unbuilt.join(' '), 'npm start builds by itself.'),
        ]
      : [ok('The builds are those of these sources.')]),
  )
  findings.push(...unreadVariables(environment))
  const site = wants('site')
    ? configurationOf('site', readSite, withApi(environment), findings)
    : undefined
  const cms = wants('cms') ? configurationOf('cms', readCms, environment, findings) : undefined
  findings.push(...(await checkSecretFiles([join(root, '.env'), join(data, 'secrets.json')])))
  if (wants('cms')) {
    findings.push(...(await checkStorage(data)))
    if (cms) {
      if (cms.STORAGE === 's3') findings.push(...(await checkBucket(cms)))
      const known = knownMigrations(join(root, 'cms/src/migrations'))
      findings.push(
        ...(await checkDatabase({
          url: cms.DATABASE_URL,
          production,
          connections: cms.DATABASE_CONNECTIONS,
          known,
          storage: chosenStorage(cms),
        })),
        ...(await checkMail(cms.SMTP_URL, production)),
      )
    }
  }
  const api = site?.API_BASE_URL ?? (cms && `http://${cms.CMS_HOST}:${cms.CMS_PORT}${apiBase}`)
  const secret = (site ?? cms)?.FEED_SECRET
  if (api && secret) findings.push(...(await checkCms(api, secret)))
  if (site) findings.push(...(await checkSite(site)))
  return findings
}

/** Adds the URL of the cms, which `npm start` sets for the site. */
function withApi(environment) {
  const { VITRINE_MODE, CMS_HOST = '127.0.0.1', CMS_PORT = '4001' } = environment
  const api =
    VITRINE_MODE === 'production'
      ? {}
      : { API_BASE_URL: `http://${CMS_HOST}:${CMS_PORT}${apiBase}` }
  return { ...api, ...environment }
}
