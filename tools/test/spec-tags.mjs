import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../project/root.mjs'

/**
 * How a spec runs, the first tag of its first line; each is a project of `e2e/playwright.config.ts`.
 * Playwright itself has tags of tests and groups only.
 */
export const kinds = {
  long: 'reads as well, with the longest tests: they start first, so that none runs alone at the end',
  reading: 'changes no shared state, or has a system of its own: tests run in parallel',
  alone: 'publishes, counts or measures time: one test at a time',
  faults: 'stops or overloads the programs: one at a time, after all others',
  dev: 'runs `npm run dev`',
  system: 'starts and stops whole systems',
  demonstration: 'holds for a demonstration named by `VITRINE_DEMO`',
  adopter: 'a stranger makes a site of their own from an empty system',
  handbook: 'takes the pictures of the manual',
}

const folder = join(root, 'e2e', 'journeys')
const ending = '.spec.ts'

/** Tags in the first line of a spec, `/** @reading @screens *\/`. */
export function tagsIn(text) {
  const [line = ''] = text.split('\n', 1)
  return line.startsWith('/** @') ? [...line.matchAll(/@([\w-]+)/g)].map(([, tag]) => tag) : []
}

/**
 * Names of all specs with their tags: a kind, then what selects them beside it: `configuration` (holds for every
 * configuration), `screens` (of every screen), and folders of `site/app/features` that they are
 * about.
 *
 * @returns {Map<string, string[]>}
 */
export function readSpecs() {
  return new Map(
    readdirSync(folder, { recursive: true })
      .filter((file) => file.endsWith(ending))
      .map((file) => [
        file.slice(0, -ending.length),
        tagsIn(readFileSync(join(folder, file), 'utf8')),
      ]),
  )
}

/** Files of the specs with a tag, as Playwright's patterns. */
export const specsWith = (tag) =>
  [...readSpecs()].filter(([, tags]) => tags.includes(tag)).map(([name]) => `/${name}${ending}`)
