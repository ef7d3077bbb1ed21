import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../project/root.mjs'

/** Printed by `npm start` and `npm run dev` once everything is up. */
const up = 'Ctrl-C stops everything'

/**
 * Commands of the documents, in the order in which the stage `commands` runs them in a copy of the
 * project. `until`: text after which a running command is stopped; without it the exit code must be
 * 0. `beside`: the command during which it runs. `by`: file that runs it, for commands that run the
 * tests themselves.
 *
 * @type {{ command: string, until?: string, beside?: string, by?: string }[]}
 */
export const documentedCommands = [
  { command: 'npm test', by: '.ci/run' },
  { command: 'npm run nightly', by: 'tools/test.mjs' },
  { command: 'npm test -- adopter', by: 'package.json' },
  { command: 'npm test -- journeys --shard=1/2', by: 'tools/test.mjs' },
  { command: 'STORE_WORK=yes npm test -- work', by: 'tools/test.mjs' },
  { command: 'npm run bench -- against <commit>', by: 'bench/main.ts' },
  { command: 'npm run bench -- uncached-page', by: 'bench/main.ts' },
  { command: 'npm run bench -- imports', by: 'bench/main.ts' },
  { command: 'npm run bench -- imports 90', by: 'bench/main.ts' },
  { command: 'npm test -- commands', by: 'package.json' },
  { command: 'node tools/run.mjs migrate', by: 'e2e/journeys/release.spec.ts' },
  { command: 'node tools/run.mjs cms', by: 'e2e/journeys/release.spec.ts' },
  { command: 'node tools/run.mjs site', by: 'e2e/journeys/release.spec.ts' },
  { command: 'node tools/run.mjs doctor', by: 'e2e/journeys/release.spec.ts' },
  { command: 'node tools/run.mjs backup <folder>', by: 'e2e/journeys/release.spec.ts' },
  { command: 'node tools/run.mjs restore <folder>', by: 'e2e/journeys/release.spec.ts' },
  {
    command: 'node tools/run.mjs backup s3://vitrine-backups/daily/monday',
    by: 'cms/test/backup-in-bucket.nightly.ts',
  },
  {
    command: 'node tools/run.mjs restore s3://vitrine-backups/daily/monday',
    by: 'cms/test/backup-in-bucket.nightly.ts',
  },
  { command: 'node tools/run.mjs move-files s3', by: 'cms/test/object-storage.nightly.ts' },
  { command: 'cd examples/mirror', by: 'e2e/journeys/mirror.spec.ts' },
  { command: 'npm run types', by: 'cms/src/api/docs/mirror-example.test.ts' },
  { command: 'cd examples/clients', by: 'cms/test/over-http/client-generators.test.ts' },
  {
    command: 'npm run generate',
    by: 'cms/test/over-http/client-generators.test.ts',
  },
  {
    command: 'node hey-api.ts <code>',
    by: 'cms/test/over-http/client-generators.test.ts',
  },
  { command: 'npm run check' },
  { command: 'npx oxfmt .' },
  { command: 'git config blame.ignoreRevsFile .git-blame-ignore-revs' },
  { command: 'npm run texts' },
  { command: 'npm run texts -- check' },
  { command: 'npx vitest run --project site site/server/pages' },
  { command: 'npm test -- unit' },
  { command: 'npm test -- changed' },
  { command: 'npm run build' },
  { command: 'npm run release -- <folder>' },
  { command: 'npm start', until: up },
  {
    command:
      'VITRINE_URL=http://localhost:3000 VITRINE_DATA=$PWD/var npx playwright test --config e2e/playwright.config.ts --no-deps contact',
    beside: 'npm start',
  },
  { command: 'npm run doctor', beside: 'npm start' },
  { command: 'npm run backup -- backups/monday', beside: 'npm start' },
  { command: 'VITRINE_DATA=var-restored npm run restore -- backups/monday' },
  { command: 'VITRINE_DATA=var-restored npm start', until: up },
  {
    command:
      'VITRINE_DEMO=no VITRINE_DATA=var/own ADMIN_EMAIL=owner@example.com ADMIN_PASSWORD=cavalo-bateria-grampo npm start',
    until: up,
  },
  { command: 'npm run dev', until: up },
  { command: 'npx vitest run --project api cms/test/leads.test.ts' },
  { command: 'node golden/main.ts --missed' },
  // stopped after the first figure
  { command: 'npm run bench', until: ' (budget ' },
  { command: 'npm run bench -- lighthouse', until: ' (budget ' },
  { command: 'npm run docs' },
  { command: 'npm run docs -- pictures' },
  { command: 'npm run docs -- build' },
  { command: 'npm run docs -- serve', until: 'localhost:' },
  { command: 'VITRINE_DEMO=nordhag npm start', until: up },
  // the following commands change the sources
  { command: 'npm run generate -w @vitrine/cms -- --migration <name>' },
  { command: 'npm run texts -- add fr' },
  { command: 'npm run texts -- add <locale>' },
  { command: 'npm run generate -w @vitrine/cms' },
]

/** Values that replace placeholders when a command is run. */
const placeholders = { '<folder>': 'var/release', '<locale>': 'fr', '<name>': 'trial' }

/** Documented command with its placeholders replaced. */
export const asRun = (command) =>
  Object.entries(placeholders).reduce(
    (text, [name, value]) => text.replaceAll(name, value),
    command,
  )

/** Folders of the documents that are searched for commands. */
const folders = ['.', 'docs', 'docs/guide', 'docs/manual']
const isCommand = /^(?:[A-Z_]+=\S+ )*(?:npm|npx|node|git) \S/

/**
 * Commands of the documents with their document: lines of the blocks `sh`, without comments, and
 * code in sentences that begins like a command.
 */
export function commandsInDocuments() {
  const found = new Map()
  const documents = folders.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name)),
  )
  for (const file of documents) {
    const text = readFileSync(join(root, file), 'utf8')
    const blocks = [...text.matchAll(/^```(\S*)\n(.*?)^```/gms)]
    const lines = blocks
      .filter(([, language]) => language === 'sh')
      .flatMap(([, , block]) => block.replaceAll('\\\n', '').split('\n'))
    const sentences = text.replaceAll(/^```.*?^```/gms, '')
    const spans = [...sentences.matchAll(/`([^`]+)`/g)].map(([, code]) => code)
    const commands = [...lines, ...spans.filter((code) => isCommand.test(code))]
    for (const line of commands) {
      const command = line.replace(/\s+#.*$/, '').trim()
      if (command !== '') found.set(command, file)
    }
    for (const [, language, block] of blocks)
      if (language !== 'sh' && block.split('\n').some((line) => isCommand.test(line)))
        throw new Error(`${file}: a block with commands is marked “sh”, so that they are run.`)
  }
  return found
}

/**
 * Sentences about commands of the documents that no test runs, and about listed commands that no
 * document has.
 *
 * @param {Map<string, string>} inDocuments commands with the document of each
 */
export function differingCommands(inDocuments) {
  const listed = new Set(documentedCommands.map(({ command }) => command))
  return [
    ...[...inDocuments]
      .filter(([command]) => !listed.has(command))
      .map(([command, file]) => `${file}: no test runs “${command}” (documented-commands.mjs)`),
    ...[...listed]
      .filter((command) => !inDocuments.has(command))
      .map((command) => `documented-commands.mjs: no document has “${command}”`),
  ]
}
