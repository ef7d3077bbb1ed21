import { getPayload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import config from '#src/payload.config.ts'
import { demonstrationMark } from '#src/find-demonstration.ts'
import { findLogIns } from './find-log-ins.ts'
import type { LogIns } from './find-log-ins.ts'
import { Loading } from './loading.ts'
import { loadCategories, loadDocuments, loadProducts, loadSynonyms } from './catalogue.ts'
import { loadDrawings } from './drawings.ts'
import { loadDistributors, loadKnowledge, loadNews, loadSolutions } from './content.ts'
import { loadPictures } from './pictures.ts'
import { loadMembers, loadRestricted } from './restricted.ts'
import { loadForms, loadHome, loadLayout } from './site.ts'
import { loadStaff } from './staff.ts'

// files are readable by the current user only
process.umask(0o077)

/**
 * Loads the demonstration company into a database without content (accounts are not content). A
 * database with content is left unchanged.
 */
async function load(): Promise<LogIns | undefined> {
  const password = process.env['DEMO_PASSWORD']
  if (!password || password.length < 8)
    throw new Error(
      'DEMO_PASSWORD is not set: give the demonstration log-ins a password of at least 8 characters.',
    )
  const payload = await getPayload({ config, disableOnInit: true })
  const state = await payload.kv.get<{ state: string }>(demonstrationMark)
  if (state?.state === 'loaded') {
    say('the demonstration content is already there')
    return findLogIns(payload, password)
  }
  const used =
    (await payload.count({ collection: 'categories' })).totalDocs +
    (await payload.count({ collection: 'media' })).totalDocs
  if (used > 0 && state?.state !== 'loading') {
    say('the database is not empty: nothing was loaded')
    return undefined
  }
  if (used > 0)
    throw new Error(
      'An earlier load of the demonstration was cut short: give an empty database, or go on with what is there by setting VITRINE_DEMO=no.',
    )
  await payload.kv.set(demonstrationMark, { state: 'loading' })
  const loading = new Loading(payload)
  const steps: [string, () => Promise<void>][] = [
    ['pictures', () => loadPictures(loading)],
    ['categories', () => loadCategories(loading)],
    ['synonyms', () => loadSynonyms(loading)],
    ['documents', () => loadDocuments(loading)],
    ['drawings', () => loadDrawings(loading)],
    ['products', () => loadProducts(loading)],
    ['solutions', () => loadSolutions(loading)],
    ['news', () => loadNews(loading)],
    ['knowledge base', () => loadKnowledge(loading)],
    ['distributors', () => loadDistributors(loading)],
    ['forms', () => loadForms(loading)],
    ['layout', () => loadLayout(loading)],
    ['home and company', () => loadHome(loading)],
    ['staff', () => loadStaff(loading, password)],
    ['restricted area', () => loadRestricted(loading)],
    ['members', () => loadMembers(loading, password)],
    // a freshly filled table has no planner statistics, so searches would be slow until the first
    // autovacuum
    ['statistics', async () => void (await rows(payload, sql`vacuum (analyze)`))],
  ]
  for (const [name, step] of steps) {
    const began = performance.now()
    await step()
    say(`${name} ${((performance.now() - began) / 1000).toFixed(1)} s`)
  }
  await payload.kv.set(demonstrationMark, { state: 'loaded' })
  return findLogIns(payload, password)
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

try {
  const logIns = await load()
  // parsed by `tools/launch.mjs`
  if (logIns) say(`log-ins ${JSON.stringify(logIns)}`)
  process.exit(0)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
