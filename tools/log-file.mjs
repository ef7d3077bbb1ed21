import { closeSync, fchmodSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A log in the data folder's `logs`. A full disk costs words of it, never the program that would
 * have said them.
 * @returns {{ write: (chunk: string | Uint8Array) => void, close: () => void }}
 */
export function openLog(data, name) {
  mkdirSync(join(data, 'logs'), { recursive: true, mode: 0o700 })
  const file = openSync(join(data, 'logs', `${name}.log`), 'a', 0o600)
  // one of an earlier version may be open to others
  fchmodSync(file, 0o600)
  return {
    write(chunk) {
      try {
        writeSync(file, chunk)
      } catch {
        // there is no room, and nowhere else to say so
      }
    },
    close: () => closeSync(file),
  }
}
