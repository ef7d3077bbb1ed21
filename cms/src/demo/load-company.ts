import { getPayload } from 'payload'
import { asChangeSet } from '#src/recording/history/cause.ts'
import type { DemonstrationMark } from '#src/publishing/demonstration/plan.ts'
import { openSite } from '#src/publishing/launch-state.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Company } from '@vitrine/demo'
import config from '#src/payload.config.ts'
import { demonstrationMark } from '#src/platform/database/find-demonstration.ts'
import { loadChangedTexts } from './activity-texts.ts'
import { loadChanges } from './activity-changes.ts'
import { loadRelease, loadSpreadsheets } from './activity-plans.ts'
import { loadLeads } from './activity-leads.ts'
import { loadReviews, loadTranslatedDrafts } from './activity-reviews.ts'
import { loadVisits } from './activity-visits.ts'
import { Loading } from './loading.ts'
import {
  loadCategories,
  loadCompleteness,
  loadDocuments,
  loadOtherMakers,
  loadProducts,
  loadSafetyTexts,
  loadSynonyms,
  loadTooling,
} from './catalogue.ts'
import { loadCertificates } from './certificates.ts'
import { loadDrawings } from './drawings.ts'
import { loadTerms } from './terms.ts'
import { loadDistributors, loadKnowledge, loadNews, loadPages, loadSolutions } from './content.ts'
import { loadModels } from './models.ts'
import { loadPictures } from './pictures.ts'
import { loadMembers, loadRestricted } from './restricted.ts'
import { loadForms, loadHome, loadLayout } from './site.ts'
import { loadStaff } from './staff.ts'

type Step = [name: string, load: (loading: Loading) => Promise<unknown>]

/** Pictures, and what shows them. */
const pictured: Step[] = [
  ['pictures', loadPictures],
  ['categories', loadCategories],
  ['completeness', loadCompleteness],
]

/** Files, and what needs no picture; like the pictures before the products. */
const files: Step[] = [
  ['documents', loadDocuments],
  ['drawings', loadDrawings],
  ['models', loadModels],
  ['tooling', loadTooling],
  ['safety texts', loadSafetyTexts],
  ['synonyms', loadSynonyms],
  ['terms', loadTerms],
]

/**
 * Loads a demonstration company into a database without content (accounts are not content). Returns
 * false, and changes nothing, if the database has content.
 *
 * @param name - Name of its folder below `demo`.
 *
 * @param password - Password of all its log-ins.
 */
export async function loadCompany(
  name: string,
  company: Company,
  password: string,
  state: DemonstrationMark | undefined,
): Promise<boolean> {
  const payload = await getPayload({ config, disableOnInit: true })
  const used =
    (await payload.count({ collection: 'categories' })).totalDocs +
    (await payload.count({ collection: 'media' })).totalDocs
  if (used > 0 && state?.state !== 'loading') {
    say('the database is not empty: nothing was loaded')
    return false
  }
  if (used > 0)
    throw new Error(
      'An earlier load of the demonstration was cut short: give an empty database, or go on with what is there by setting VITRINE_DEMO=no.',
    )
  await payload.kv.set(demonstrationMark, { state: 'loading', house: name })
  const loading = new Loading(payload, company)
  const run = async (steps: readonly Step[]): Promise<void> => {
    for (const [name, step] of steps) {
      const began = performance.now()
      await asChangeSet({ kind: 'demonstration' }, () => step(loading))
      say(`${name} ${((performance.now() - began) / 1000).toFixed(1)} s`)
    }
  }
  // pictures are encoded by threads of their own, which leave the main one to the files
  await Promise.all([run(pictured), run(files)])
  await run([
    ['products', loadProducts],
    ['other makers', loadOtherMakers],
    ['staff', (loading) => loadStaff(loading, password)],
    ['certificates', loadCertificates],
    ['solutions', loadSolutions],
    ['news', loadNews],
    ['knowledge base', loadKnowledge],
    ['pages', loadPages],
    ['distributors', loadDistributors],
    ['forms', loadForms],
    ['layout', loadLayout],
    ['home and company', loadHome],
    ['restricted area', loadRestricted],
    ['members', (loading) => loadMembers(loading, password)],
    ['messages and applications', loadLeads],
    ['searches and views', loadVisits],
    ['spreadsheets', loadSpreadsheets],
    ['changed texts', loadChangedTexts],
    ['translations', loadTranslatedDrafts],
    ['dates of changes', loadChanges],
    ['reviews', loadReviews],
    ['release', loadRelease],
    // new tables have no planner statistics, and searches would be slow until the first autovacuum
    ['statistics', async () => void (await rows(payload, sql`vacuum (analyze)`))],
  ])
  await payload.kv.set(demonstrationMark, {
    state: 'loaded',
    house: name,
    at: new Date().toISOString(),
  } satisfies DemonstrationMark)
  await openSite(payload)
  return true
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
