import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { Figure } from './figures.ts'
import { median } from './figures.ts'

const rounds = 3
const maxSeconds = 5
const giveUpSeconds = 60

/** Waits for an answer with status 200. */
async function answered(url: string): Promise<void> {
  const until = performance.now() + giveUpSeconds * 1000
  while (performance.now() < until) {
    const ok = await fetch(url).then(
      async (answer) => {
        await answer.arrayBuffer()
        return answer.ok
      },
      () => false,
    )
    if (ok) return
    await pause(20)
  }
  throw new Error(`${url} did not answer`)
}

/**
 * Time from the start of a built system with data until the cms answers, and until the site shows
 * its first page.
 *
 * @param restart - Stops the system and starts it; resolves before the system is ready.
 */
export async function measureStart(
  restart: () => Promise<{ siteUrl: string; cmsUrl: () => string | undefined }>,
): Promise<Figure[]> {
  const cms: number[] = []
  const page: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const { siteUrl, cmsUrl } = await restart()
    const began = performance.now()
    const secondsUntil = async (wait: Promise<void>) => {
      await wait
      return (performance.now() - began) / 1000
    }
    const cmsAnswers = async () => {
      let url = cmsUrl()
      for (; url === undefined; url = cmsUrl()) await pause(20)
      await answered(url)
    }
    const [ofCms, ofPage] = await Promise.all([
      secondsUntil(cmsAnswers()),
      secondsUntil(answered(siteUrl)),
    ])
    cms.push(ofCms)
    page.push(ofPage)
  }
  return [
    {
      what: `start until the first page, median of ${rounds} (the cms is ready after ${median(cms).toFixed(1)} s)`,
      value: `${median(page).toFixed(1)} s`,
      budget: `under ${maxSeconds} s`,
      withinBudget: median(page) < maxSeconds,
    },
  ]
}
