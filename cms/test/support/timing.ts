/**
 * Ratio of the durations of two requests, by the minimum of each, because load only adds time. A
 * password hash computed for only one of them (33 times the rest, measured) or an awaited mail
 * reveals an account.
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

/** Ratio of durations that tells two cases apart: far above what load makes, far below a hash. */
export const tellingRatio = 6
