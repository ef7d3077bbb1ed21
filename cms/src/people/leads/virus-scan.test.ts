import { expect, it } from 'vitest'
import { eicar, modes, startClamd } from '../../../test/support/clamd.ts'
import { isClean } from './virus-scan.ts'

it('scans with clamd, and throws without a verdict', async () => {
  const { url, stop } = await startClamd()
  expect(await isClean(url, Buffer.alloc(300_000, 'a'))).toBe(true)
  expect(await isClean(url, Buffer.from(`before ${eicar} after`))).toBe(false)
  for (const mode of Object.values(modes))
    await expect(isClean(url, Buffer.from(mode))).rejects.toMatchObject({
      code: 'unavailable',
      retryAfter: 60,
    })
  await stop()
  await expect(isClean(url, Buffer.from('a'))).rejects.toMatchObject({ code: 'unavailable' })
  expect(await isClean(undefined, Buffer.from(eicar))).toBe(true)
})
