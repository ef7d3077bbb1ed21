/**
 * Ratio of the durations of two requests, by the quickest of each: whatever else the machine does
 * can only add. An account is given away by a password hash that is computed for the one and not
 * for the other (33 times the rest, measured), or by a mail that is waited for.
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
