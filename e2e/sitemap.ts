import { robotsPath } from '../site/server/artifacts/crawlers/paths.ts'
import { alternatesOf } from './page-head.ts'
import { origin } from './system-under-test.ts'

/** Pages of the sitemaps of a site: path → hreflang → path. */
export async function readSitemaps(base = origin): Promise<Map<string, Record<string, string>>> {
  const robots = await textOf(`${base}${robotsPath}`)
  const [index = ''] = /(?<=^Sitemap: ).+$/m.exec(robots) ?? []
  const listed = new Map<string, Record<string, string>>()
  for (const file of locationsOf(await textOf(index), base)) {
    for (const [, entry = ''] of (await textOf(base + file)).matchAll(/<url>(.*?)<\/url>/gs)) {
      const [location = ''] = locationsOf(entry, base)
      listed.set(location, alternatesOf(entry.replaceAll('<xhtml:link', '<link')))
    }
  }
  return listed
}

function locationsOf(xml: string, base: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) =>
    location.replaceAll('&amp;', '&').replace(base, ''),
  )
}

async function textOf(url: string): Promise<string> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return answer.text()
}
