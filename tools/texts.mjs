import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chooseConfiguration, configurationPath } from './project/configuration.mjs'
import { root } from './project/root.mjs'
import {
  addCatalogues,
  countUntranslated,
  localesOnDisk,
  problemsOf,
} from './build/texts/catalogues.mjs'
import { compileTexts } from './build/texts/compile.mjs'
import { workspaces } from './build/texts/workspaces.mjs'
import { UserFacingError } from './project/user-facing-error.mjs'

const configuration = '../packages/configuration/src'

/** Prints a message and ends the process with code 1. */
function refuse(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

/**
 * Prints the problems of the configuration, one sentence each, and ends the process with code 1.
 */
const refuseConfiguration = (problems) =>
  refuse(`${configurationPath()} cannot be used:\n${problems.join('\n')}`)

/** Configuration of the site; its errors are printed without the stack of this program. */
async function readConfiguration() {
  try {
    return (await import(pathToFileURL(configurationPath()).href)).default
  } catch (error) {
    if (error instanceof UserFacingError) refuse(error.message)
    // the position of the error is only in the stack
    refuseConfiguration(
      [/\/[^/\s]\S*\.\w+:\d+/.exec(error.stack)?.[0], error.message].filter(Boolean),
    )
  }
}
const site = await readConfiguration()
const { shapeProblems } = await import(`${configuration}/configuration-shape.ts`)
const misshapen = shapeProblems(site)
if (misshapen.length > 0) refuseConfiguration(misshapen)
chooseConfiguration()
const { defaultLocale, localeCodes, locales } = await import(`${configuration}/locales.ts`)
const { configurationProblems } = await import(`${configuration}/check-configuration.ts`)

const languages = {
  locales: localeCodes,
  source: defaultLocale,
  tags: Object.fromEntries(localeCodes.map((code) => [code, locales[code].tag])),
  titles: Object.fromEntries(localeCodes.map((code) => [code, locales[code].title])),
}

/**
 * `npm run texts`: compiles all catalogues. `npm run texts -- check`: lists missing messages of all
 * languages, also of those that the configuration does not have. `npm run texts -- add <locale>`:
 * writes the catalogues of a locale, with empty texts for missing messages, which are shown in the
 * source's language.
 */
const [task = 'compile', locale] = process.argv.slice(2)
const wrong = configurationProblems(site)
if (wrong.length > 0) refuseConfiguration(wrong)
if (task === 'check') {
  const problems = workspaces.flatMap(({ folder }) => {
    const path = join(root, folder)
    const all = [...new Set([...localeCodes, ...localesOnDisk(path)])]
    return problemsOf(path, { ...languages, locales: all })
  })
  for (const problem of problems) process.stdout.write(`${problem.replace(`${root}/`, '')}\n`)
  process.exitCode = problems.length === 0 ? 0 : 1
} else if (task === 'add' && locale !== undefined) {
  for (const { folder } of workspaces) addCatalogues(join(root, folder), locale, languages)
} else {
  const counts = localeCodes.map((code) => [
    code,
    workspaces
      .map(({ folder }) => countUntranslated(join(root, folder), code, languages))
      .reduce((sum, count) => sum + count, 0),
  ])
  for (const { folder, lazy, countsUntranslated } of workspaces)
    compileTexts(join(root, folder), {
      ...languages,
      lazy,
      ...(countsUntranslated ? { untranslated: Object.fromEntries(counts) } : {}),
    })
}
