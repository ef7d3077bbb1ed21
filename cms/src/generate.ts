import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateImportMap, getPayload } from 'payload'
import { generateTypes } from 'payload/node'

/**
 * Writes what is generated and kept: the types of the content, the panel's map of components, and
 * with
 * `--migration <name>` the migration from the last one to the collections as they are now. Needs no
 * database.
 */
// as a build does: the configuration is evaluated, and nothing is reached
process.env['NEXT_PHASE'] = 'phase-production-build'
const { default: config } = await import('./payload.config.ts')
const resolved = await config
await generateTypes(resolved, { log: false })
await generateImportMap(resolved, { log: false, force: true })

const at = process.argv.indexOf('--migration')
const name = at === -1 ? undefined : process.argv[at + 1]
if (name !== undefined) {
  const payload = await getPayload({
    config: resolved,
    disableDBConnect: true,
    disableOnInit: true,
  })
  await payload.db.createMigration({ payload, migrationName: name, forceAcceptWarning: true })
  tidyMigrations(payload.db.migrationDir)
}
process.exit(0)

/**
 * Payload writes its migrations for a transpiler; ours run as they are: types are imported as
 * types, and the folder is
 * the index. Of the schema's snapshots only the newest is kept: the next migration is the
 * difference from it.
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
