import { closeSync, openSync } from 'node:fs'
import { isatty } from 'node:tty'

/** Interval at which the terminal is looked for, ms. */
const checkMs = 2000

/** Whether the process has a controlling terminal. */
function hasTerminal() {
  try {
    closeSync(openSync('/dev/tty', 'r+'))
    return true
  } catch {
    return false
  }
}

/**
 * Tells the two meanings of SIGHUP apart: the terminal was closed in which the process runs, or an
 * operator asks a service to open its files again. A process that outlived its terminal is a service.
 *
 * @param {{ closed: () => void, reopen: () => void }} on
 */
export function onHangUp({ closed, reopen }) {
  let runsInTerminal = [0, 1, 2].some((stream) => isatty(stream)) && hasTerminal()
  if (runsInTerminal)
    setInterval(() => {
      runsInTerminal = hasTerminal()
    }, checkMs).unref()
  process.on('SIGHUP', () => (runsInTerminal && !hasTerminal() ? closed() : reopen()))
}
