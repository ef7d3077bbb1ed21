/**
 * Progress of the steps: ` build the site … 12.3 s`. Without a terminal, one line at the end of
 * each step.
 */
const live = process.stdout.isTTY === true

/** Titles of the running steps, shown on the last line of the terminal. */
const open = new Set()
const eraseLine = '\r\x1b[K'

function showOpen() {
  if (live && open.size > 0) process.stdout.write(`${eraseLine}  ${[...open].join(', ')} …`)
}

/** Formats ms as seconds with one decimal. */
export function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`
}

/**
 * Runs a step and prints its duration. `work` may return a string with its outcome.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const started = performance.now()
  open.add(title)
  showOpen()
  try {
    const outcome = await work()
    const note = typeof outcome === 'string' ? ` (${outcome})` : ''
    process.stdout.write(
      `${live ? eraseLine : ''}  ${title}${note} · ${seconds(performance.now() - started)}\n`,
    )
    open.delete(title)
    showOpen()
    return outcome
  } catch (error) {
    open.delete(title)
    if (live) process.stdout.write('\n')
    throw error
  }
}
