import { expect, it } from 'vitest'
import { readTypedWorkbook } from './read-typed-workbook.ts'

/** Reason of a refusal, or `read`, and the processor time of reading, seconds. */
async function readingOf(bytes: Uint8Array<ArrayBuffer>) {
  const began = process.cpuUsage()
  const reason = await readTypedWorkbook(bytes).then(
    () => 'read',
    (error: unknown) => Object(error).reason as unknown,
  )
  const { user, system } = process.cpuUsage(began)
  return { reason, seconds: (user + system) / 1_000_000 }
}

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text))

it.each([
  ['letters', 'x'],
  ['spaces', ' '],
  ['quotes', '""'],
  ['numbers', '1 '],
])('refuses a CSV with a cell of 15 MB of %s by its line, before it is read', async (_, part) => {
  for (const quote of ['', '"']) {
    const text = `Code;L1\nA1;${quote}x${part.repeat(15_000_000 / part.length)}${quote}\n`
    await expect(readTypedWorkbook(bytesOf(text))).rejects.toMatchObject({
      reason: 'cellTooLong',
      line: 2,
    })
    expect((await readingOf(bytesOf(text))).seconds).toBeLessThan(0.5)
  }
})

it('decodes 19 MB that are neither UTF-8 nor text within a second', async () => {
  const { seconds } = await readingOf(new Uint8Array(19_000_000).fill(0xe7))
  expect(seconds).toBeLessThan(1)
})
