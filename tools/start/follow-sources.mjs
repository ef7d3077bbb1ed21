import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'
import { prepareTexts } from '../build/dependencies.mjs'
import { workspaces } from '../build/texts/workspaces.mjs'
import { root } from '../project/root.mjs'

/** Delay between a save and its action, ms: editors write a file several times. */
const settleMs = 200

/** Calls `act` when a file with the ending is saved below one of the folders. */
function onSave(folders, ending, act) {
  let waiting
  const watchers = folders.map((folder) =>
    watch(join(root, folder), { recursive: true }, (_, file) => {
      if (!file?.endsWith(ending) || file.endsWith(`.test${ending}`)) return
      clearTimeout(waiting)
      waiting = setTimeout(() => act(join(folder, file)), settleMs)
    }),
  )
  return {
    stop: async () => {
      clearTimeout(waiting)
      for (const watcher of watchers) watcher.close()
    },
  }
}

/** Compiles the texts when a catalogue is saved; Vite and Next watch the compiled files. */
function followTexts(say) {
  const folders = workspaces.map(({ folder }) => join(folder, 'texts'))
  return onSave(
    folders.filter((folder) => existsSync(join(root, folder))),
    '.json',
    () => prepareTexts().catch((error) => say(error.message)),
  )
}

/**
 * Restarts the programs and compiles the texts when a source is saved in development. Vite reloads
 * the app of the site, Next the pages of the panel.
 *
 * @returns Watches to be stopped with the programs.
 */
export function followSources({ site, cms, say }) {
  const restart = (program) => (file) => {
    say(`${file} was saved; starting ${program.name} again`)
    program.restart()
  }
  return [
    onSave(['site/server', 'packages'], '.ts', restart(site)),
    onSave(['cms/src', 'packages'], '.ts', restart(cms)),
    onSave(['cms/texts/compiled'], '.js', restart(cms)),
    followTexts(say),
  ]
}
