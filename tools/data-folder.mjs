import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync, accessSync, constants } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from './refusal.mjs'

/**
 * Takes the data folder for this process, makes it if need be. A second start on the same data is refused; a lock
 * that a killed start left behind is not in the way.
 * @returns {() => void} gives the folder back
 */
export function takeDataFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    throw new Refusal(`The data folder ${folder} cannot be written (${error.code}): give its owner to the user who starts Vitrine, or set VITRINE_DATA to another folder.`)
  }
  const file = join(folder, 'vitrine.lock')
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const handle = openSync(file, 'wx')
      writeSync(handle, String(process.pid))
      closeSync(handle)
      return () => rmSync(file, { force: true })
    } catch (error) {
      if (error.code !== 'EEXIST') throw new Refusal(`The data folder ${folder} cannot be written (${error.code}).`)
      const owner = Number(readFileSync(file, 'utf8'))
      if (isRunning(owner)) {
        throw new Refusal(`Vitrine already runs on ${folder} (process ${owner}): stop it first, or set VITRINE_DATA and PORT to start another.`)
      }
      rmSync(file, { force: true })
    }
  }
  throw new Refusal(`The data folder ${folder} is being taken by another start.`)
}

/** Whether the process exists and is one of ours (its number may have been given to a stranger since). */
function isRunning(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
  try {
    return /(start|dev)\.mjs/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
  } catch {
    return true
  }
}
