import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { appendFileSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inCopy } from '../../tools/test/configurations.mjs'
import { root } from '../../tools/project/root.mjs'

/** Table that only the later release uses. */
export const laterTable = 'of_the_later_release'

const laterMigration = `import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql\`create table ${laterTable} (id serial primary key); alter table products add column later varchar\`)
}
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql\`drop table ${laterTable}\`)
}
`

/** Makes a release of these sources, and a later one of changed sources with another migration. */
export async function makeReleases(earlier: string, later: string): Promise<void> {
  const node = (cwd: string, ...args: string[]) =>
    execFileSync(process.execPath, args, { cwd, stdio: 'inherit' })
  node(root, 'tools/release.mjs', earlier)
  await inCopy('the later release', async (copy: string) => {
    appendFileSync(join(copy, 'site/app/ui/tokens/base.css'), '\nbody { --later: 1px; }\n')
    appendFileSync(
      join(copy, 'site/app/root/app-link.tsx'),
      "\nif (typeof document === 'object') document.documentElement.dataset['later'] = ''\n",
    )
    writeFileSync(join(copy, 'cms/src/migrations/20991231_000000_later.ts'), laterMigration)
    node(copy, 'tools/build.mjs')
    node(copy, 'tools/release.mjs', later)
  })
}

/** A program of a release, which runs until it is ended. */
export class Program {
  readonly #name: 'site' | 'cms'
  readonly #env: Record<string, string>
  readonly #log: number
  readonly #url: string
  #child: ChildProcess | undefined

  constructor(name: 'site' | 'cms', port: number, env: Record<string, string>, log: string) {
    this.#name = name
    this.#env = env
    this.#log = openSync(log, 'a')
    this.#url = `http://127.0.0.1:${port}/readyz`
  }

  /** Starts the program; resolves when it is ready. */
  async start(release: string): Promise<void> {
    const child = spawn(process.execPath, [join(release, 'tools', 'run.mjs'), this.#name], {
      cwd: release,
      env: { PATH: process.env['PATH'] ?? '', ...this.#env },
      stdio: ['ignore', this.#log, this.#log],
    })
    this.#child = child
    for (const until = Date.now() + 60_000; Date.now() < until;) {
      if (child.exitCode !== null) throw new Error(`the ${this.#name} ended before it was ready`)
      const answer = await fetch(this.#url).catch(() => undefined)
      if (answer?.ok) return
      await new Promise((wait) => setTimeout(wait, 100))
    }
    throw new Error(`the ${this.#name} was not ready within a minute`)
  }

  /** Ends the program; resolves when it has ended. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((done) => child.once('exit', done))
    child.kill(signal)
    await ended
  }
}
