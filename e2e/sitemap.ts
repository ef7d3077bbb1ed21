import { alternatesOf } from './page-head.ts'
import { origin } from './system-under-test.ts'

/** Pages of the sitemaps: path → hreflang → path. */
export async function readSitemaps(): Promise<Map<string, Record<string, string>>> {
  const robots = await textOf('/robots.txt')
  const [index = ''] = /(?<=^Sitemap: ).+$/m.exec(robots) ?? []
  const listed = new Map<string, Record<string, string>>()
  for (const file of locationsOf(await textOf(index.replace(origin, '')))) {
    for (const [, entry = ''] of (await textOf(file)).matchAll(/<url>(.*?)<\/url>/gs)) {
      const [location = ''] = locationsOf(entry)
      listed.set(location, alternatesOf(entry.replaceAll('<xhtml:link', '<link')))
    }
  }
  return listed
}

function locationsOf(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) =>
    location.replaceAll('&amp;', '&').replace(origin, ''),
  )
}

async function textOf(path: string): Promise<string> {
  const answer = await fetch(origin + path)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return answer.text()
}
