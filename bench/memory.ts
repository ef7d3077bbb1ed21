import { calls } from '@vitrine/contract/calls'
import { localeCodes, locales } from '@vitrine/configuration/locales'
import { routePath } from '../site/shared/routes/table.ts'
import type { Figure } from './figures.ts'
import { residentMegabytes } from './processes.ts'

const wanted = 10_000
const concurrency = 16

/** Highest memory of the site with 10,000 cached pages while 4,000 of them are requested again. */
export async function measureMemory(
  siteUrl: string,
  apiUrl: string,
  sitePid: number,
): Promise<Figure> {
  const pages = await addresses(apiUrl)
  await visitAll(siteUrl, pages)
  let highest = 0
  const watch = setInterval(() => {
    highest = Math.max(highest, residentMegabytes(sitePid))
  }, 100)
  await visitAll(siteUrl, pages.slice(0, 4000))
  clearInterval(watch)
  return {
    what: `memory of the site with ${pages.length} pages selected for`,
    value: `${highest.toFixed(0)} MB`,
    budget: 'under 300 MB',
    withinBudget: highest < 300,
  }
}

async function addresses(apiUrl: string): Promise<string[]> {
  const paths: string[] = []
  for (let page = 1; paths.length < wanted; page += 1) {
    for (const locale of localeCodes) {
      const answer = await fetch(
        `${apiUrl}${calls['products-list'].path}?perPage=48&page=${page}`,
        { headers: { 'content-language': locales[locale].tag } },
      )
      const { data } = Object(await answer.json())
      if (data.length === 0) return paths
      for (const product of data)
        paths.push(
          routePath('product', locale, {
            category: product.category.slug,
            subcategory: product.sub_category.slug,
            product: product.slug,
          }),
        )
    }
  }
  return paths.slice(0, wanted)
}

async function visitAll(siteUrl: string, paths: readonly string[]): Promise<void> {
  let next = 0
  const visit = async () => {
    while (next < paths.length) {
      const path = paths[next]
      next += 1
      const answer = await fetch(siteUrl + path, { headers: { 'accept-encoding': 'br' } })
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}`)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, visit))
}
