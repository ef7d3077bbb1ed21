import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../project/root.mjs'

/**
 * Kinds of specs, the first tag of the first line; each is a project of `e2e/playwright.config.ts`.
 * Playwright's own tags apply to tests and groups only.
 */
export const kinds = {
  long: 'reads as well, with the longest tests: they start first, so that none runs alone at the end',
  reading: 'changes no shared state, or has a system of its own: tests run in parallel',
  own: 'changes documents of its own alone: files run in parallel, without those that read',
  alone: 'changes what is one for all, counts, or measures time: one test at a time',
  faults: 'stops or overloads the programs: one at a time, after all others',
  dev: 'runs `npm run dev`',
  system: 'starts and stops whole systems',
  demonstration: 'holds for a demonstration named by `VITRINE_DEMO`',
  adopter: 'a stranger makes a site of their own from an empty system',
  handbook: 'takes the pictures of the manual',
}

/** Tags in the first line of a spec, `/** @reading @screens *\/`. */
export function tagsIn(text) {
  const [line = ''] = text.split('\n', 1)
  return line.startsWith('/** @') ? [...line.matchAll(/@([\w-]+)/g)].map(([, tag]) => tag) : []
}

/**
 * Names of all specs with their tags: a kind, then the tags that select them: `configuration`
 * (holds for every configuration), `screens` (concerns every screen), and features of
 * `feature-tags.mjs`.
 *
 * @returns {Map<string, string[]>}
 */
export const readSpecs = () => readTags(join('e2e', 'journeys'), '.spec.ts')

/**
 * Names of the tests of the API, without those of the night, with the features that select them.
 *
 * @returns {Map<string, string[]>}
 */
export const readApiTests = () =>
  new Map(
    [...readTags(join('cms', 'test'), '.test.ts')].filter(([name]) => !name.startsWith('work/')),
  )

function readTags(folder, ending) {
  return new Map(
    readdirSync(join(root, folder), { recursive: true })
      .filter((file) => file.endsWith(ending))
      .map((file) => [
        file.slice(0, -ending.length),
        tagsIn(readFileSync(join(root, folder, file), 'utf8')),
      ]),
  )
}

/** File patterns of the specs with a tag, for Playwright. */
export const specsWith = (tag) =>
  [...readSpecs()].filter(([, tags]) => tags.includes(tag)).map(([name]) => `/${name}.spec.ts`)
