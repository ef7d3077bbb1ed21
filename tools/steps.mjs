/**
 * Shows progress: ` build the site … 12.3 s`. Without a terminal, one line at the end of each step.
 */
const live = process.stdout.isTTY === true

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
  if (live) process.stdout.write(`  ${title} …`)
  try {
    const outcome = await work()
    const note = typeof outcome === 'string' ? ` (${outcome})` : ''
    process.stdout.write(
      `${live ? '\r' : ''}  ${title}${note} · ${seconds(performance.now() - started)}\n`,
    )
    return outcome
  } catch (error) {
    if (live) process.stdout.write('\n')
    throw error
  }
}
