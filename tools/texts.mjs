import { join } from 'node:path'
import { chooseConfiguration, configurationPath } from './configuration.mjs'
import { root } from './root.mjs'
import { addCatalogues, localesOnDisk, problemsOf } from './texts/catalogues.mjs'
import { compileTexts } from './texts/compile.mjs'
import { workspaces } from './texts/workspaces.mjs'

chooseConfiguration()
const contract = '../packages/contract/src'
const { defaultLocale, localeCodes, locales } = await import(`${contract}/locales.ts`)
const { configurationProblems } = await import(`${contract}/check-configuration.ts`)
const { default: site } = await import(configurationPath())

const languages = {
  locales: localeCodes,
  source: defaultLocale,
  tags: Object.fromEntries(localeCodes.map((code) => [code, locales[code].tag])),
}

/**
 * `npm run texts`: compiles all catalogues. `npm run texts -- check`: lists what those of all languages
 * lack, also of languages that the configuration does not have.
 * `npm run texts -- add <locale>`: makes the catalogues of a locale, empty where it has no
 * message; such a message is shown in the source's language.
 */
const [task = 'compile', locale] = process.argv.slice(2)
const wrong = configurationProblems(site)
if (wrong.length > 0) {
  process.stderr.write(`${configurationPath()} cannot be used:\n${wrong.join('\n')}\n`)
  process.exit(1)
}
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
  for (const { folder, lazy } of workspaces)
    compileTexts(join(root, folder), { ...languages, lazy })
}
