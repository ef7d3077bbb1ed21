import { setTimeout as pause } from 'node:timers/promises'
import type { Figure } from './figures.ts'
import { percentile } from './figures.ts'
import { logIn } from './publishing.ts'
import type { Login, Panel } from './publishing.ts'
import { until, visitUntil } from './visits.ts'

const products = 120
const perProduct = 11
/** Duration of the visits before the import, ms. */
const quietMs = 20_000
/** Creates published products; returns their part numbers. */
async function createProducts(panel: Panel): Promise<string[]> {
  const { docs } = await panel('GET', '/subcategories?limit=1&depth=0&locale=br')
  const [{ id: subcategory }] = Object(docs)
  const codes: string[] = []
  for (let product = 0; product < products; product += 1) {
    const own = Array.from({ length: perProduct }, (_, at) => `IMPORT${product}X${at}`)
    await panel('POST', '/products?locale=br&depth=0', {
      title: `Importado ${product}`,
      family: `IMPORT${product}`,
      description: 'Produto de uma planilha.',
      subcategory,
      variants: own.map((code) => ({ part_number: code, values: { packing: 10 } })),
      _status: 'published',
    })
    codes.push(...own)
  }
  return codes
}

/** Orders an import that changes a value of each part number; resolves when it is applied. */
async function applyStoredPlan(panel: Panel, codes: readonly string[]): Promise<void> {
  const file = new FormData()
  const lines = codes.map((code) => `${code};20`)
  file.set('file', new File([`part_number;packing\r\n${lines.join('\r\n')}\r\n`], 'bench.csv'))
  const { id, expected } = await panel('POST', '/imports', file)
  await panel('POST', `/imports/${String(id)}/order`, {
    expected,
    use: 'publish',
    isPartial: false,
    without: [],
  })
  for (;;) {
    const { state, message } = await panel('GET', `/imports/${String(id)}`)
    if (state === 'done') return
    if (state === 'failed') throw new Error(`the import failed: ${String(message)}`)
    await pause(250)
  }
}

/** Visitors' p95 while an import is published, beside that of the same visits before it. */
export async function measureImports(
  siteUrl: string,
  login: Login,
  page: string,
): Promise<Figure[]> {
  const panel = await logIn(siteUrl, login)
  const codes = await createProducts(panel)
  // the first visits render and warm up
  await visitUntil(siteUrl, page, until(5000))
  const before = await visitUntil(siteUrl, page, until(quietMs))
  const state = { isOver: false }
  const began = performance.now()
  const importing = applyStoredPlan(panel, codes).finally(() => (state.isOver = true))
  const during = await visitUntil(siteUrl, page, () => state.isOver)
  await importing
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  return (['pages', 'searches'] as const).map((kind) => {
    const ratio = percentile(during[kind], 0.95) / percentile(before[kind], 0.95)
    return {
      what: `visitors’ ${kind} while ${codes.length} part numbers are imported (${seconds} s), p95 ${percentile(during[kind], 0.95).toFixed(1)} ms, before ${percentile(before[kind], 0.95).toFixed(1)} ms`,
      value: `${ratio.toFixed(2)} times`,
      budget: kind === 'pages' ? 'as before: at most 1.5 times' : 'reported',
      withinBudget: kind === 'pages' ? ratio <= 1.5 : undefined,
    }
  })
}
