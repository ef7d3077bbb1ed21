import { chmodSync, closeSync, mkdirSync, openSync, readFileSync, readdirSync, rmSync, statSync, writeSync, accessSync, constants } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from './refusal.mjs'

/**
 * Takes the data folder for this process, makes it if need be. A second start on the same data is refused; a lock
 * that a killed start left behind is not in the way.
 * @returns {() => void} gives the folder back
 */
export function takeDataFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.W_OK)
    closeToOthers(folder)
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

/** Takes away what an earlier version, or a copy, left open to other users: the folder and those directly in it. */
function closeToOthers(folder) {
  // the user of the private PostgreSQL walks through it to a folder of its own (`postgres.mjs`)
  chmodSync(folder, process.getuid?.() === 0 ? 0o711 : 0o700)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && statSync(path).uid === process.getuid?.()) chmodSync(path, 0o700)
  }
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
