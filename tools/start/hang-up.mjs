import { closeSync, openSync } from 'node:fs'
import { isatty } from 'node:tty'

/** Interval of the check for a controlling terminal, ms. */
const checkMs = 2000

/** True if the process has a controlling terminal. */
function hasTerminal() {
  try {
    closeSync(openSync('/dev/tty', 'r+'))
    return true
  } catch {
    return false
  }
}

/**
 * Distinguishes the two meanings of SIGHUP: the terminal of the process was closed, or an operator
 * requests that a service reopens its files. A process whose terminal has gone counts as a service.
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
