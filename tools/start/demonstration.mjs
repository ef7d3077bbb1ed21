import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../build/dependencies.mjs'
import { pinnedNode, root } from '../project/root.mjs'
import { step } from '../project/steps.mjs'
import { demonstrationIsThere, isLogInList, logInRows } from './log-ins.mjs'
import { environmentOf } from './program-environment.mjs'
import { runScript } from './run-script.mjs'

/** An interrupted load is repeated, so its commits need not wait for the disk. */
const withoutSyncCommit = { PGOPTIONS: '-c synchronous_commit=off' }

/**
 * Sentences about demonstration content in a production database; none if the database is
 * unreachable, which the migrations report.
 */
export async function demonstrationInProduction() {
  const { VITRINE_MODE, DATABASE_URL } = process.env
  if (VITRINE_MODE !== 'production' || !DATABASE_URL || !existsSync(pinnedNode)) return []
  const { code, text } = await run(pinnedNode, [join(root, 'cms/src/demo/find.ts')], {
    env: environmentOf('cms', {}),
  })
  return code === 0 ? text.split('\n').filter((line) => line.startsWith('The database')) : []
}

/**
 * Loads or removes the demonstration, as `demo` says. Resolves once the content is loaded; `logIns`,
 * the rows of its log-ins, resolves later, while the programs start.
 *
 * @param {{ demo: string | undefined, password: string, isPrivateDatabase: boolean,
 * env: Record<string, string>, say: (text: string) => void }} options `demo`: a company, `remove` or
 * none; `env`: of the cms
 * @returns {Promise<{ logIns: Promise<string[][]> }>}
 */
export async function loadDemonstration({ demo, password, isPrivateDatabase, env, say }) {
  let logIns = Promise.resolve([])
  if (demo === 'remove')
    await step(
      'remove the demonstration content',
      async () => void (await runScript('cms/src/demo/remove.ts', env, say)),
    )
  else if (demo !== undefined)
    await step('load the demonstration content', async () => {
      const loaded = new Promise((resolve) => {
        const printed = runScript(
          'cms/src/demo/load.ts',
          {
            ...env,
            DEMO_PASSWORD: password,
            VITRINE_DEMO: demo,
            ...(isPrivateDatabase ? withoutSyncCommit : {}),
          },
          (line) => {
            // the log-ins are printed after this line
            if (line.trim() === demonstrationIsThere) resolve()
            if (!isLogInList(line.trim())) say(line)
          },
        )
        logIns = printed.then((text) => logInRows(text, password))
        // the caller awaits them after the programs have started; until then a failure is not
        // unhandled
        logIns.catch(() => undefined)
      })
      await Promise.race([loaded, logIns])
    })
  return { logIns }
}
