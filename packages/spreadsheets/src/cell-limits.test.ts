import { expect, it } from 'vitest'
import { readTypedWorkbook } from './read-typed-workbook.ts'

/** Processor time of a task, seconds. */
async function secondsOf(task: () => unknown): Promise<number> {
  const began = process.cpuUsage()
  await task()
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1_000_000
}

const readingSeconds = (bytes: Uint8Array<ArrayBuffer>) =>
  secondsOf(() => readTypedWorkbook(bytes).catch(() => undefined))

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
    expect(await readingSeconds(bytesOf(text))).toBeLessThan(0.5)
  }
})

it('reads 19 MB that are neither UTF-8 nor text in less than 40 times their decoding', async () => {
  const bytes = new Uint8Array(19_000_000).fill(0xe7)
  const decoding = await secondsOf(() => {
    for (let at = 0; at < 4; at += 1) new TextDecoder('windows-1252').decode(bytes)
  })
  expect((await readingSeconds(bytes)) / decoding).toBeLessThan(40 / 4)
})
