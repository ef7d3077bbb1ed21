import { expect, test } from 'vitest'
import { isOutOfSpace } from './out-of-space.ts'

const failed = (code: string) => Object.assign(new Error('failed'), { code })

test.each(['ENOSPC', 'EDQUOT', '53100'])('knows %s, and what it caused', (code) => {
  expect(isOutOfSpace(failed(code))).toBe(true)
  expect(isOutOfSpace(new Error('saved nothing', { cause: failed(code) }))).toBe(true)
})

test('takes no other error for it', () =>
  expect([isOutOfSpace(failed('EACCES')), isOutOfSpace(undefined)]).toEqual([false, false]))
