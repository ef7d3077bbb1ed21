/**
 * Ratio of the durations of two requests, by the minimum of each, since load only adds time. A
 * password hash computed for only one of them (33 times the rest, measured), or an awaited e-mail,
 * would reveal whether an account exists.
 */
export async function compare(
  rounds: number,
  first: (n: number) => Promise<unknown>,
  second: (n: number) => Promise<unknown>,
): Promise<number> {
  const times: [number[], number[]] = [[], []]
  for (let n = 0; n < rounds; n += 1) {
    for (const [index, run] of [first, second].entries()) {
      const began = performance.now()
      await run(n)
      times[index]?.push(performance.now() - began)
    }
  }
  return Math.min(...times[0]) / Math.min(...times[1])
}

/**
 * Ratio above which two durations count as different: far above the effect of load, far below that
 * of a hash.
 */
export const tellingRatio = 6
