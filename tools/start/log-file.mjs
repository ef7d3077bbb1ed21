import { closeSync, fchmodSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Maximum size of a line that is buffered until its end, bytes; a longer one is written in parts.
 */
const maxLineBytes = 1024 * 1024

const newline = 0x0a

/** Log files that this process has open. */
const openLogs = new Set()

/**
 * Opens a log file in `logs` of the data folder. Lines are written whole: lines of two sources do
 * not mix, and a rotated file ends with a complete line. On a full disk text is lost, without an
 * error.
 *
 * @returns {Source & { source: () => Source, reopen: () => void, close: () => void }} `source`: a
 *   further stream of lines into the file; `reopen`: opens the file of this name again after a
 *   rotation, or throws and continues with the current one
 *
 * @typedef {{ write: (chunk: string | Uint8Array) => void, end: () => void }} Source
 */
export function openLog(data, name) {
  const folder = join(data, 'logs')
  const open = () => {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const opened = openSync(join(folder, `${name}.log`), 'a', 0o600)
    try {
      // an earlier version or a rotation may have created it readable by others
      fchmodSync(opened, 0o600)
    } catch (error) {
      closeSync(opened)
      throw error
    }
    return opened
  }
  let file = open()
  let isTorn = false

  const append = (bytes) => {
    try {
      if (isTorn) {
        writeSync(file, '\n')
        isTorn = false
      }
      for (let at = 0; at < bytes.length;) {
        at += writeSync(file, bytes, at)
        isTorn = bytes[at - 1] !== newline
      }
    } catch {
      // full disk: the text is lost
    }
  }

  const source = () => {
    let rest = Buffer.alloc(0)
    return {
      write(chunk) {
        const bytes = Buffer.concat([rest, Buffer.from(chunk)])
        const end = bytes.length > maxLineBytes ? bytes.length : bytes.lastIndexOf(newline) + 1
        if (end > 0) append(bytes.subarray(0, end))
        rest = bytes.subarray(end)
      },
      end() {
        if (rest.length > 0) append(Buffer.concat([rest, Buffer.from('\n')]))
        rest = Buffer.alloc(0)
      },
    }
  }

  const own = source()
  const log = {
    ...own,
    source,
    reopen() {
      const before = file
      file = open()
      isTorn = false
      closeSync(before)
    },
    close() {
      own.end()
      openLogs.delete(log)
      closeSync(file)
    },
  }
  openLogs.add(log)
  return log
}

/**
 * Reopens all log files of this process.
 *
 * @returns {string[]} errors of the files that could not be reopened; their current files are still
 *   written
 */
export function reopenLogs() {
  return [...openLogs].flatMap((log) => {
    try {
      log.reopen()
      return []
    } catch (error) {
      return [error.message]
    }
  })
}
