import { callNames, calls } from '@vitrine/contract/calls'
import type { CallName } from '@vitrine/contract/calls'
import { localeCodes } from '@vitrine/configuration/locales'
import { panelApiBase } from '@vitrine/contract/panel'
import { publicApiBase } from '#src/api/http/serve-api.ts'
import { isOfSite } from '#src/content/site-modules.ts'
import { indexed } from '#src/staff-index/document-keys.ts'
import type { IndexedCollection } from '#src/staff-index/document-keys.ts'

/** Request whose work is counted. */
export interface CountedRequest {
  path: string
  /** JSON body of a POST. */
  body?: unknown
}

/** Answers a GET of the public API with its parsed body. */
type ReadApi = (path: string) => Promise<Record<string, unknown>>

/** Calls that are not counted: those that write, those of members, and the file of the night. */
const notCounted = (name: CallName): boolean => {
  const { session, method } = calls[name]
  const reads = 'reads' in calls[name]
  return session || (method === 'POST' && !reads) || name === 'records-file-read'
}

/** Queries of calls whose work depends on what is asked; the first without a name of its own. */
const queries: Partial<Record<CallName, Record<string, string>>> = {
  'products-list': {
    page: '',
    words: '?search=terminal%20cobre',
    size: '?search=terminal%2095%20mm%C2%B2%20m12',
    'unknown number': '?search=terminal%2095%20748213',
    sorted: '?orderBy=title&page=2',
  },
  'search-read': {
    words: '?search=aterramento',
    'unknown number': '?search=lug%2095%20m12%20748213',
    'nothing found': '?search=xqzwv%20kpl',
  },
  'search-suggest': { letters: '?search=ter', number: '?search=tc5', unknown: '?search=9482%20b' },
  'seo-read': { page: '?url=/produtos' },
  'tooling-read': { page: '', filtered: '?filter=section:50' },
  'part-numbers-list': { page: '?limit=100', all: '?locales=*&limit=100' },
  'cross-references-read': { page: '', numbers: '?numbers=YA28-L%0ATC-50-10' },
  'parts-read': { codes: '?items=tc5010:3,tc-95-12,nada' },
  'comparison-read': { codes: '?items=tc5010,tc-95-12' },
  'documents-read': { codes: '?items=tc5010,tc-95-12' },
}

const bodies: Partial<Record<CallName, unknown>> = {
  'parts-find': {
    items: [{ code: 'tc5010', quantity: 3 }, { code: 'tc-95-12' }, { code: 'nada' }],
  },
  'lines-read': { text: 'TC-95-12 10\nterminal 50 m10 20 pç\nxyz 99' },
  'part-numbers-find': { codes: ['TC-95-12', 'TC-50-10', 'nada-1'] },
}

/** Lists whose first entry gives the slug of a detail call's parameters. */
async function slugs(read: ReadApi): Promise<Partial<Record<CallName, Record<string, string>>>> {
  const first = async (path: string): Promise<Record<string, unknown>> =>
    Object(Object(await read(path))['data'])[0]
  const product = await first('/web/products?search=TC-95-12')
  const solution = await first('/web/solutions')
  const application = await first('/web/solutions?kind=application')
  const page = await first('/web/pages')
  const post = await first('/web/news')
  const section = await first('/web/knowledge-base')
  const [publication] = Object(section['publications'])
  const slugOf = (value: unknown): string => String(Object(value)['slug'])
  return {
    'product-read': { id: slugOf(product) },
    'product-distributors-list': { id: slugOf(product) },
    'product-category-read': { id: slugOf(Object(product)['category']) },
    'solution-read': { id: slugOf(solution) },
    'application-read': { id: slugOf(application) },
    'post-read': { id: slugOf(post) },
    'page-read': { id: slugOf(page) },
    'knowledge-section-read': { section: slugOf(section) },
    'publication-read': { section: slugOf(section), publication: slugOf(publication) },
    'part-number-read': { code: 'TC-95-12' },
    'gtin-read': { gtin: '07899990001011' },
  }
}

/** Requests of every read call of the contract, by name. */
async function requestsOfCalls(read: ReadApi): Promise<Record<string, CountedRequest>> {
  const parameters = await slugs(read)
  const requests: Record<string, CountedRequest> = {}
  for (const name of callNames) {
    if (notCounted(name)) continue
    const path = calls[name].path.replaceAll(/:(\w+)/g, (_, key: string) => {
      const value = parameters[name]?.[key]
      if (value === undefined) throw new Error(`${name} has no parameter ${key} here`)
      return encodeURIComponent(value)
    })
    for (const [what, query] of Object.entries(queries[name] ?? { '': '' }))
      requests[`${name} ${what}`.trim()] = {
        path: `${publicApiBase}${path}${query}`,
        ...(name in bodies ? { body: bodies[name] } : {}),
      }
  }
  return requests
}

/** Requests of the panel's lists, finder, grid and history, by name. */
function requestsOfPanel(products: readonly number[]): Record<string, CountedRequest> {
  const some = products.slice(0, 20).join(',')
  const locale = localeCodes[0]
  const lists = (Object.keys(indexed) as IndexedCollection[])
    .filter(isOfSite)
    .map((name) => [`list of ${name}`, `/list?collection=${name}&locale=${locale}`])
  const paths = {
    ...Object.fromEntries(lists),
    'list of products, searched': `/list?collection=products&locale=${locale}&q=terminal`,
    'finder: words': '/find?q=terminal%20cobre',
    'finder: number': '/find?q=TC-95',
    'finder: misspelled words': '/find?q=terminla%20cobre',
    'finder: misspelled number': '/find?q=TC-95-21',
    'finder: nothing like it': '/find?q=zzqqxxw',
    'finder: recent': '/find?q=',
    'choices of a relation field': `/find/choices?in=products&q=terminal&locale=${locale}`,
    'list of products, misspelled': `/list?collection=products&locale=${locale}&q=terminla`,
    'list of products in two ranges': `/list?collection=products&locale=${locale}&value=conductor~70..240~mm²&value=length~..100~mm`,
    'list of products by one of two filters': `/list?collection=products&locale=${locale}&match=any&site=draft&value=conductor~70..240~mm²`,
    'list of products by 100 codes': `/list?collection=products&locale=${locale}&codes=${Array.from({ length: 100 }, (_, at) => `TC-${at}-10`).join(',')}`,
    'list of products to check': `/list?collection=products&locale=${locale}&state=outdated,review`,
    'choices of the filters, counted': `/list/counts?collection=products&locale=${locale}`,
    'choices of the filters within three': `/list/counts?collection=products&locale=${locale}&state=outdated,absent&days=30&value=conductor~70..240~mm²`,
    'choices of the filters within a search': `/list/counts?collection=products&locale=${locale}&q=terminal&site=public`,
    'filters of products': `/list/filters?collection=products&locale=${locale}`,
    'values of an attribute': `/list/values?collection=products&key=conductor&unit=mm²&locale=${locale}`,
    'values of an attribute within filters': `/list/values?collection=products&key=conductor&unit=mm²&locale=${locale}&site=public&value=length~..100~mm`,
    'grid of 20 products': `/grid?collection=products&locale=${locale}&ids=${some}`,
    'grid of products in a range': `/grid?collection=products&locale=${locale}&ids=${some}&value=conductor~70..95~mm²`,
    'next product to complete': `/completeness/work?collection=products&locale=${locale}`,
    history: '/history',
    'history of a product': `/history?collection=products&document=${products[0]}`,
    'history, searched': '/history?search=TC-95-12',
    imports: '/imports',
    releases: '/releases',
    'candidates of a release': '/releases/candidates',
    'terms of the glossary': '/translations/terms',
    webhooks: '/webhooks',
  }
  return Object.fromEntries(
    Object.entries(paths).map(([name, path]) => [`panel: ${name}`, { path: panelApiBase + path }]),
  )
}

/** All counted requests by name. */
export async function countedRequests(
  read: ReadApi,
  products: readonly number[],
): Promise<Record<string, CountedRequest>> {
  return { ...(await requestsOfCalls(read)), ...requestsOfPanel(products) }
}
