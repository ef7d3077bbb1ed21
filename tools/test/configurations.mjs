import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { configurationOfCompany, companyNames } from '../project/configuration.mjs'
import { run } from '../build/dependencies.mjs'
import { packageFolders, pinnedNode, root } from '../project/root.mjs'
import { step } from '../project/steps.mjs'

const folder = 'e2e/configurations'

/**
 * Builds the system in a copy for each configuration of `e2e/configurations` and each demonstration
 * with its own configuration, starts it, loads the demonstration and runs the stage
 * `configuration`.
 *
 * @param count - Receives the passed and failed tests of each.
 */
export async function testConfigurations(count) {
  for (const file of readdirSync(join(root, folder)).filter((name) => name.endsWith('.config.ts')))
    await testCopy(
      basename(file, '.config.ts'),
      'configuration',
      { VITRINE_CONFIG: join(folder, file) },
      count,
    )
  for (const name of companyNames().filter(configurationOfCompany))
    await testCopy(name, 'configuration', { VITRINE_DEMO: name }, count)
}

/**
 * Runs the stage `stranger`, which makes a site through the panel, in a copy of the project without
 * content. Pictures of the site are written to `var-adopter/pictures`.
 *
 * @param count - Receives the passed and failed tests.
 */
export async function testAdopter(count) {
  const pictures = join(root, 'var-adopter/pictures')
  rmSync(pictures, { recursive: true, force: true })
  mkdirSync(pictures, { recursive: true })
  await testCopy(
    'adopter',
    'stranger',
    {
      VITRINE_CONFIG: 'e2e/adopter/vitrine.config.ts',
      VITRINE_DEMO: 'no',
      VITRINE_PICTURES: pictures,
    },
    count,
  )
}

/** Runs a stage in a copy of the sources that is built with another configuration. */
function testCopy(name, stage, variables, count) {
  return inCopy(name, async (copy) => {
    const env = { ...process.env, ...variables }
    const node = (...args) => run(pinnedNode, args, { cwd: copy, env })
    // French has no catalogues yet
    if (name === 'french') await node('tools/texts.mjs', 'add', 'fr')
    if (stage === 'configuration') {
      const wrong = await wrongTypes(copy, env)
      count(wrong ? 0 : 1, wrong ? 1 : 0)
      process.stdout.write(`  ${wrong ? 'FAIL' : 'ok  '} types of the sources\n${wrong}`)
    }
    const { text } = await node('tools/test.mjs', stage)
    process.stdout.write(text)
    const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(text) ?? [null, 0, 1]
    count(Number(passed), Number(failed))
  })
}

const types = 'cms/src/platform/payload-types.ts'

/**
 * Compiler errors in the sources with another configuration, and a message if it changes a
 * committed generated file. Errors in tests are ignored: they are written for one configuration.
 */
async function wrongTypes(copy, env) {
  const node = (args, cwd = copy) => run(pinnedNode, args, { cwd, env })
  await node(['tools/texts.mjs'])
  const generated = await node(['src/generate.ts'], join(copy, 'cms'))
  const compiled = []
  for (const folder of [...packageFolders(), 'site', 'cms'])
    compiled.push(await node([join(copy, 'node_modules/typescript/bin/tsc'), '-p', folder]))
  // comments are descriptions in a language of the site
  const [own, committed] = [copy, root].map((folder) =>
    readFileSync(join(folder, types), 'utf8').replaceAll(/\/\*\*.*?\*\//gs, ''),
  )
  const changed = own === committed ? [] : [{ text: `generate changes ${types}` }]
  return [...(generated.code === 0 ? changed : [generated]), ...compiled]
    .flatMap(({ text }) => text.split('\n'))
    .filter(
      (line) => line.trim() !== '' && !/\.(?:test|nightly)\.tsx?\(|(^|\/)test\/|^ /.test(line),
    )
    .map((line) => `${line}\n`)
    .join('')
}

/** Calls `work` with a copy of the sources, which is removed afterwards. */
export async function inCopy(name, work) {
  const copy = mkdtempSync(join(tmpdir(), 'vitrine-configuration-'))
  // the private PostgreSQL may run as another user
  chmodSync(copy, 0o755)
  try {
    await step(`copy the sources for “${name}”`, () => copySources(copy))
    await work(copy)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** Copies the sources, and makes hard links of the packages. */
function copySources(copy) {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root })
  for (const file of String(files).split('\0').filter(Boolean))
    if (existsSync(join(root, file))) cpSync(join(root, file), join(copy, file))
  for (const packages of ['node_modules', ...workspacePackages()]) {
    // caches of other processes change while they are copied
    const entries = readdirSync(join(root, packages)).filter((entry) => entry !== '.cache')
    mkdirSync(join(copy, packages), { recursive: true })
    if (entries.length > 0)
      execFileSync('cp', ['-alt', join(copy, packages), ...entries], { cwd: join(root, packages) })
  }
}

/** Folders with packages of single workspaces, as npm installed them. */
const workspacePackages = () =>
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    .workspaces.flatMap(foldersOf)
    .map((workspace) => join(workspace, 'node_modules'))
    .filter((packages) => existsSync(join(root, packages)))

/** Folders of a pattern of workspaces: `site`, or all below `packages/*`. */
function foldersOf(pattern) {
  if (!pattern.endsWith('/*')) return [pattern]
  const parent = pattern.slice(0, -2)
  return readdirSync(join(root, parent)).map((name) => `${parent}/${name}`)
}
