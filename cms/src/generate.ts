import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateImportMap, getPayload } from 'payload'
import { generateTypes } from 'payload/node'
import { localeCodes } from '@vitrine/configuration/locales'

/**
 * Writes the committed generated files: content types, the panel's import map, and with
 * `--migration <name>` a migration from the last schema snapshot to the current collections. Needs
 * no database.
 */
// as during a build: the configuration is loaded without connecting to anything
process.env['NEXT_PHASE'] = 'phase-production-build'
const { default: config } = await import('./payload.config.ts')
const resolved = await config
await generateTypes(resolved, { log: false })
generalizeTypes(resolved.typescript.outputFile)
await generateImportMap(resolved, { log: false, force: true })

const at = process.argv.indexOf('--migration')
const name = at === -1 ? undefined : process.argv[at + 1]
if (name !== undefined) {
  const payload = await getPayload({
    config: resolved,
    disableDBConnect: true,
    disableOnInit: true,
  })
  leaveEnumValues(payload.db as unknown as DrizzleAdapter)
  await payload.db.createMigration({ payload, migrationName: name, forceAcceptWarning: true })
  tidyMigrations(payload.db.migrationDir)
}
process.exit(0)

/**
 * Generalizes the committed file, which must be the same for all sites: languages of the
 * configuration become the contract's type, time zones any text, and descriptions of fields, which
 * are texts of the panel, are removed.
 */
function generalizeTypes(file: string): void {
  // long unions are formatted on several lines
  const union = `(?:\\|\\s*)?${localeCodes.map((code) => `'${code}'`).join('\\s*\\|\\s*')}`
  const text = readFileSync(file, 'utf8')
    .replaceAll(new RegExp(`\\(\\s*${union}\\s*\\)`, 'g'), 'Locale')
    .replaceAll(new RegExp(`([:|])\\s+${union}(?=;| \\||\\[)`, 'g'), '$1 Locale')
    .replace(/fallbackLocale:([^;]*)/, (_, types) => `fallbackLocale: ${inOneLine(types)}`)
    .replace(
      /^export type SupportedTimezones =[^;=]*;/m,
      'export type SupportedTimezones = string;',
    )
    .replace(/^ +\/\*\*\n(?: +\* .*\n)+ +\*\/\n/gm, '')
    .replace(
      /^export interface/m,
      "import type { Locale } from '@vitrine/configuration/locales';\n\n$&",
    )
  writeFileSync(file, text)
}

function inOneLine(types: string): string {
  return types.replaceAll(/\s+/g, ' ').replace(/^ ?\|? ?/, '')
}

/** Part of a schema snapshot. */
interface Snapshot {
  enums: Record<string, { values: string[] }>
}

interface DrizzleAdapter {
  migrationDir: string
  requireDrizzleKit: () => {
    generateDrizzleJson: (schema: unknown) => Snapshot | Promise<Snapshot>
  }
}

/**
 * Keeps the values of existing enum types as in the last snapshot: each run of the migrations adds
 * languages and options (`enum-values.ts`), and none is removed.
 */
function leaveEnumValues(adapter: DrizzleAdapter): void {
  const kit = adapter.requireDrizzleKit()
  const last = readdirSync(adapter.migrationDir)
    .filter((entry) => entry.endsWith('.json'))
    .toSorted()
    .at(-1)
  const before: Snapshot | undefined = last
    ? JSON.parse(readFileSync(join(adapter.migrationDir, last), 'utf8'))
    : undefined
  adapter.requireDrizzleKit = () => ({
    ...kit,
    generateDrizzleJson: async (schema) => {
      const after = await kit.generateDrizzleJson(schema)
      for (const [name, type] of Object.entries(after.enums)) {
        const values = before?.enums[name]?.values
        if (values) type.values = values
      }
      return after
    },
  })
}

/**
 * Rewrites Payload's migrations, which expect a transpiler, so that Node runs them directly:
 * type-only imports, no index file. Keeps only the newest schema snapshot, the base of the next
 * migration.
 */
function tidyMigrations(folder: string): void {
  rmSync(join(folder, 'index.ts'), { force: true })
  for (const snapshot of readdirSync(folder)
    .filter((entry) => entry.endsWith('.json'))
    .sort()
    .slice(0, -1))
    rmSync(join(folder, snapshot))
  for (const file of readdirSync(folder).filter(
    (entry) => entry.endsWith('.ts') && entry !== 'index.ts',
  )) {
    const path = join(folder, file)
    const text = readFileSync(path, 'utf8')
    writeFileSync(
      path,
      text
        .replaceAll('{ db, payload, req }', '{ db }')
        .replace(
          /import \{ ?MigrateUpArgs, MigrateDownArgs, sql ?\}/,
          'import { type MigrateUpArgs, type MigrateDownArgs, sql }',
        ),
    )
  }
}
