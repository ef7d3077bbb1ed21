/**
 * Shows work as it goes: ` build the site … 12.3 s`. Off a terminal each step is one line when it
 * ends.
 */
const live = process.stdout.isTTY === true

/** Seconds with one digit, as people read them. */
export function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`
}

/**
 * Runs a step and says how long it took. `work` may return a string: what there is to say about its
 * outcome.
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
