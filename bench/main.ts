import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiVersion, calls } from '@vitrine/contract'
import { freePort } from '../tools/ports.mjs'
import { startPostgres } from '../tools/postgres.mjs'
import { startSystem } from '../tools/system.mjs'
import { routePath } from '../site/app/routes/table.ts'
import { measureCachedPage } from './cached-page.ts'
import { growCatalogue } from './catalogue.ts'
import { printFigures } from './figures.ts'
import type { Figure } from './figures.ts'
import { measureFirstLoad } from './first-load.ts'
import { measureLists } from './lists.ts'
import { measureMemory } from './memory.ts'
import { measurePublishing } from './publishing.ts'
import { measureRenderCpu } from './render-cpu.ts'

/** Measures a system of its own, with the demonstration content, then with a grown catalogue. */
async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  const data = join(folder, 'data')
  const database = await startPostgres({ data: folder, password: 'bench', log: openSync(join(folder, 'postgres.log'), 'a') })
  const system = await startSystem(data, { DATABASE_URL: database.url, DEMO_PASSWORD: 'bench-password', LOG_LEVEL: 'warn' })
  try {
    const programs = (): { cms: { port: number }; site: { pid: number } } => JSON.parse(readFileSync(join(data, 'running.json'), 'utf8'))
    const api = `http://127.0.0.1:${programs().cms.port}/api`
    const product = await firstProduct(api)
    const figures: Figure[] = [
      await measureCachedPage(system.url + routePath('products', 'br'), programs().site.pid, await freePort()),
      ...(await measureRenderCpu(api, product)),
      ...(await measureFirstLoad(system.url + product)),
      ...(await measurePublishing(system.url, { email: 'admin@aterra.example', password: 'bench-password' })),
    ]
    for (const [products, budget] of [[1000, 40], [10_000, 40]] as const) {
      await growCatalogue(database.url, products)
      figures.push(await measureLists(api + apiVersion, products, budget))
    }
    figures.push(await measureMemory(system.url, api + apiVersion, programs().site.pid))
    process.stdout.write('\n')
    printFigures(figures)
  } finally {
    await system.stop()
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function firstProduct(api: string): Promise<string> {
  const listed: unknown = await (await fetch(`${api}${apiVersion}${calls['products-list'].path}?perPage=1`)).json()
  const [product] = Object(listed).data
  return routePath('product', 'br', { category: product.category.slug, subcategory: product.sub_category.slug, product: product.slug })
}

await main()
