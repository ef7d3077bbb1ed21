import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildEnvironment } from '../build/builds.mjs'
import { run } from '../build/dependencies.mjs'
import { commandsInDocuments, differingCommands } from './documented-commands.mjs'
import { migrationsExpand } from './migrations.mjs'
import { packageBin, packageFolders, pinnedNode, root } from '../project/root.mjs'

const typed = [...packageFolders(), 'site', 'cms', 'demo', 'e2e', 'bench', 'golden']

/** Static checks: name and a function that returns the findings (empty when clean). */
export function staticChecks() {
  return [
    ...typed
      .filter((folder) => existsSync(join(root, folder, 'tsconfig.json')))
      .map((folder) => ({ name: `types of ${folder}`, run: () => typesOf(folder) })),
    {
      name: 'layers and cycles',
      run: () => complaint(pinnedNode, ['tools/test/imports.mjs']),
    },
    {
      name: 'unused files, exports and packages',
      run: () => complaint(packageBin('knip'), ['--no-progress']),
    },
    {
      name: 'lint',
      run: () => complaint(packageBin('oxlint'), ['--quiet', '--config', '.oxlintrc.json', '.']),
    },
    {
      name: 'regular expressions take linear time',
      run: () => complaint(pinnedNode, ['tools/test/patterns.mjs']),
    },
    {
      name: 'texts of each locale',
      run: () => complaint(pinnedNode, ['tools/texts.mjs', 'check']),
    },
    {
      name: '.env.example of the schemas',
      run: () => complaint(pinnedNode, ['tools/test/environment-example.mjs', 'check']),
    },
    { name: 'format', run: () => complaint(packageBin('oxfmt'), ['--check', '.']) },
    { name: 'names and sizes of files, names of limits', run: namesAndSizes },
    { name: 'migrations expand', run: async () => migrationsExpand() },
    {
      name: 'commands of the documents',
      run: async () => differingCommands(commandsInDocuments()).join('\n'),
    },
  ]
}

async function typesOf(folder) {
  return complaint(packageBin('tsc'), ['-p', folder])
}

async function complaint(command, args, cwd = root) {
  // with the pinned Node first in the path
  const output = await run(command, args, { cwd, env: buildEnvironment() })
  return output.code === 0 ? '' : output.text.trim() || `${command} ended with code ${output.code}`
}

/** Maximum length of a file, lines; data is exempt. */
const maxLines = 400
const data = /^demo\/[a-z]+\/(content|pictures)\//
const named = /^\.?[a-z0-9]+(?:[-.$][a-z0-9]+)*$/
const banned = /(^|\/)(utils?|helpers?|common|misc)(\/|\.|$)/
/** Words that are none of the project (`docs/design/words.md`). */
const foreignWord = /(^|[/-])doors?(?=[-./]|$)/
/**
 * Constants of a module that are limits without the prefix `max` or `min`; functions are exempt.
 */
const limit =
  /^(?:export )?const ((?:most|longest|least|shortest|largest|smallest|fewest)[A-Za-z]*) = (?!\(|async)/gm
/** Generated files, and files whose name or form a framework dictates. */
const exempt =
  /(^|\/)(migrations|payload-types\.ts|importMap\.js|next-env\.d\.ts|\[.*\])(\/|$)|\/\(payload\)\/|README\.md|ARCHITECTURE\.md/

async function namesAndSizes() {
  const output = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard'])
  const files = output.text
    .split('\n')
    .filter(
      (file) =>
        /\.(ts|tsx|mjs|css|py)$/.test(file) && !exempt.test(file) && existsSync(join(root, file)),
    )
  const wrong = []
  for (const file of files) {
    const base = file.split('/').at(-1) ?? ''
    const stem = base.replace(/\.(ts|tsx|mjs|css|py)$/, '')
    if (!named.test(stem) && !base.endsWith('.py')) wrong.push(`${file}: file names are kebab-case`)
    if (banned.test(file)) wrong.push(`${file}: a file is named after the concept that it holds`)
    if (foreignWord.test(file)) wrong.push(`${file}: docs/design/words.md has another word`)
    const text = readFileSync(join(root, file), 'utf8')
    for (const [, name] of text.matchAll(limit))
      wrong.push(`${file}: the limit ${name} is named max… or min…, with its unit`)
    const lines = text.split('\n').length
    if (lines > maxLines && !data.test(file))
      wrong.push(`${file}: ${lines} lines; split above ${maxLines}`)
  }
  return wrong.join('\n')
}
