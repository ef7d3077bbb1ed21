import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { arePrepared, prepareSources } from './build/dependencies.mjs'
import { operations, runOperation } from './operate/operations.mjs'
import { missingBuilds } from './build/production-install.mjs'
import { commandOf, programs } from './start/program-commands.mjs'
import { environmentOf } from './start/program-environment.mjs'
import { compileCache, isProductionInstall, root } from './project/root.mjs'
import { missingInProduction } from './start/settings.mjs'
import { startWatch } from './operate/watch-program.mjs'
import { UserFacingError } from './project/user-facing-error.mjs'

/**
 * `node tools/run.mjs site|cms|migrate`: one program alone, with its own variables and limits of
 * memory. The program takes the place of this process (execve): it has its number, its signals and
 * its output, and nothing stands between; a process beside it ends it when it hangs (`watch-program.mjs`). `backup`, `restore`, `move-files` and `doctor`: see `operations.mjs`.
 */
function run(name) {
  if (!(name in programs))
    throw new UserFacingError(
      `There is no program "${name ?? ''}": there are ${[programs, operations].flatMap(Object.keys).join(', ')}.`,
    )
  const { variables, build, port } = programs[name]
  const wrong = [
    ...missingBuilds(build === undefined ? [] : [build]),
    ...(process.env.VITRINE_MODE === 'production'
      ? missingInProduction(process.env, variables)
      : []),
  ]
  if (process.execve === undefined && wrong.length === 0)
    wrong.push('This system cannot replace a process by another: use `npm start`.')
  if (wrong.length > 0) throw new UserFacingError(wrong.join('\n'))
  const command = commandOf(name)
  if (port !== undefined)
    startWatch({ host: process.env[port.host], port: process.env[port.name] || port.default })
  process.chdir(command.cwd)
  process.execve(command.file, [command.file, ...command.flags, command.script], {
    ...compileCache,
    ...command.env,
    ...environmentOf(variables, {
      NODE_ENV: 'production',
      VITRINE_DATA: process.env.VITRINE_DATA || join(root, 'var'),
    }),
  })
}

const [name, ...args] = process.argv.slice(2)
try {
  // variables that are set already win
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))
  // a clone in which nothing was built or started
  if (!isProductionInstall && (name in programs || name in operations) && !arePrepared())
    await prepareSources()
  if (name in operations) process.exitCode = await runOperation(name, args)
  else run(name)
} catch (error) {
  if (!(error instanceof UserFacingError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
