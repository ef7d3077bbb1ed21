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
 * `node tools/run.mjs site|cms|migrate [--schema]`: runs one program with its own variables and memory limits.
 * The program replaces this process (execve): process id, signals and output are the same. A second
 * process kills it when it hangs (`operate/watch-program.mjs`). `backup`, `restore`, `move-files`
 * and `doctor`: see `operate/operations.mjs`.
 */
function run(name, args) {
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
  process.execve(command.file, [command.file, ...command.flags, command.script, ...args], {
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
  // variables of the environment take precedence over the file
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))
  // first command in a fresh clone
  if (!isProductionInstall && (name in programs || name in operations) && !arePrepared())
    await prepareSources()
  if (name in operations) process.exitCode = await runOperation(name, args)
  else run(name, args)
} catch (error) {
  if (!(error instanceof UserFacingError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
