import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { run } from './dependencies.mjs'
import { pinnedNode, root } from './root.mjs'
import { step } from './steps.mjs'

const folder = 'e2e/configurations'

/**
 * Builds the system in a copy for each configuration of `e2e/configurations`, starts it, loads the
 * demonstration and runs the stage `configuration`.
 *
 * @param count - Takes the passed and failed tests of each.
 */
export async function testConfigurations(count) {
  for (const file of readdirSync(join(root, folder)).filter((name) => name.endsWith('.config.ts')))
    await testConfiguration(file, count)
}

async function testConfiguration(file, count) {
  const copy = mkdtempSync(join(tmpdir(), 'vitrine-configuration-'))
  // the private PostgreSQL may run as another user
  chmodSync(copy, 0o755)
  const name = basename(file, '.config.ts')
  const env = { ...process.env, VITRINE_CONFIG: join(folder, file) }
  const node = (...args) => run(pinnedNode, args, { cwd: copy, env })
  try {
    await step(`copy the sources for “${name}”`, () => copySources(copy))
    if (name === 'german') {
      await node('tools/texts.mjs', 'add', 'de')
      await node('tools/texts.mjs')
      await node('cms/src/generate.ts', '--migration', 'add-de')
    }
    const { text } = await node('tools/test.mjs', 'configuration')
    process.stdout.write(text)
    const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(text) ?? [null, 0, 1]
    count(Number(passed), Number(failed))
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** Copies the sources, and the packages as hard links. */
function copySources(copy) {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root })
  for (const file of String(files).split('\0').filter(Boolean))
    if (existsSync(join(root, file))) cpSync(join(root, file), join(copy, file))
  for (const packages of ['node_modules', ...workspacePackages()])
    execFileSync('cp', ['-al', join(root, packages), join(copy, packages)])
}

const workspacePackages = () =>
  ['site', 'cms', 'demo', 'tools', 'e2e', 'bench', 'golden', 'packages/contract']
    .map((workspace) => join(workspace, 'node_modules'))
    .filter((packages) => existsSync(join(root, packages)))
