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
import { loadDistributors, loadKnowledge, loadNews, loadSolutions } from './content.ts'
import { loadModels } from './models.ts'
import { loadPictures } from './pictures.ts'
import { loadMembers, loadRestricted } from './restricted.ts'
import { loadForms, loadHome, loadLayout } from './site.ts'
import { loadStaff } from './staff.ts'

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
  const steps: [string, () => Promise<void>][] = [
    ['pictures', () => loadPictures(loading)],
    ['categories', () => loadCategories(loading)],
    ['completeness', () => loadCompleteness(loading)],
    ['safety texts', () => loadSafetyTexts(loading)],
    ['synonyms', () => loadSynonyms(loading)],
    ['terms', () => loadTerms(loading)],
    ['documents', () => loadDocuments(loading)],
    ['drawings', () => loadDrawings(loading)],
    ['models', () => loadModels(loading)],
    ['tooling', () => loadTooling(loading)],
    ['products', () => loadProducts(loading)],
    ['other makers', () => loadOtherMakers(loading)],
    ['staff', () => loadStaff(loading, password)],
    ['certificates', () => loadCertificates(loading)],
    ['solutions', () => loadSolutions(loading)],
    ['news', () => loadNews(loading)],
    ['knowledge base', () => loadKnowledge(loading)],
    ['distributors', () => loadDistributors(loading)],
    ['forms', () => loadForms(loading)],
    ['layout', () => loadLayout(loading)],
    ['home and company', () => loadHome(loading)],
    ['restricted area', () => loadRestricted(loading)],
    ['members', () => loadMembers(loading, password)],
    ['messages and applications', () => loadLeads(loading)],
    ['searches and views', () => loadVisits(loading)],
    ['changed texts', () => loadChangedTexts(loading)],
    ['translations', () => loadTranslatedDrafts(loading)],
    ['dates of changes', () => loadChanges(loading)],
    ['reviews', () => loadReviews(loading)],
    // new tables have no planner statistics, and searches would be slow until the first autovacuum
    ['statistics', async () => void (await rows(payload, sql`vacuum (analyze)`))],
  ]
  for (const [name, step] of steps) {
    const began = performance.now()
    await asChangeSet({ kind: 'demonstration' }, step)
    say(`${name} ${((performance.now() - began) / 1000).toFixed(1)} s`)
  }
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
