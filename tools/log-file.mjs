import { closeSync, fchmodSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Opens a log file in `logs` of the data folder. On a full disk text is lost, but nothing throws.
 * @returns {{ write: (chunk: string | Uint8Array) => void, close: () => void }}
 */
export function openLog(data, name) {
  mkdirSync(join(data, 'logs'), { recursive: true, mode: 0o700 })
  const file = openSync(join(data, 'logs', `${name}.log`), 'a', 0o600)
  // an earlier version may have created it readable for others
  fchmodSync(file, 0o600)
  return {
    write(chunk) {
      try {
        writeSync(file, chunk)
      } catch {
        // full disk: the text is lost
      }
    },
    close: () => closeSync(file),
  }
}
