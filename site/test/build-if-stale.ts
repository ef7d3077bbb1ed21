import { execFileSync } from 'node:child_process'
import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'

const site = join(import.meta.dirname, '..')

/** Builds the app once before the tests of the built app if the build is older than its sources. */
export function setup(): void {
  const manifest = join(site, 'build', 'manifest.json')
  const built = statSync(manifest, { throwIfNoEntry: false })?.mtimeMs ?? 0
  const sources = ['{app,shared}/**/*.*', 'vite.config.ts', '../packages/*/src/**/*.ts']
  const stale = globSync(sources, { cwd: site }).some(
    (path) => statSync(join(site, path)).mtimeMs > built,
  )
  if (stale)
    execFileSync('npm', ['run', 'build'], {
      cwd: site,
      stdio: 'pipe',
      env: { ...process.env, NODE_ENV: 'production' },
    })
}
