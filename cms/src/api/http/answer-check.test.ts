import { expect, test, vi } from 'vitest'
import { answerCheck } from './answer-check.ts'

const valid = { data: [] }
const breach = { data: [{ id: 'one' }] }
const logger = () => ({ error: vi.fn<(entry: object) => void>() })

test('logs a breach in a sampled answer with its count, and does not throw', () => {
  const log = logger()
  const check = answerCheck('trusted', () => true)
  check('departments-list', breach, log)
  check('departments-list', valid, log)
  check('profiles-list', breach, log)
  expect(log.error.mock.calls.map(([entry]) => entry)).toEqual([
    {
      call: 'departments-list',
      breaches: 1,
      msg: expect.stringMatching(/^departments-list does not keep its contract: data\.0\./),
    },
    { call: 'profiles-list', breaches: 2, msg: expect.stringContaining('profiles-list') },
  ])
})

test('does not validate an answer outside the sample', () => {
  const log = logger()
  const answer = {
    get data(): never {
      throw new Error('was read')
    },
  }
  answerCheck('trusted', () => false)('departments-list', answer, log)
  expect(log.error).not.toHaveBeenCalled()
})

test('samples one answer in a hundred', () => {
  const random = vi.spyOn(Math, 'random')
  const log = logger()
  const check = answerCheck('trusted')
  random.mockReturnValueOnce(0.0099).mockReturnValueOnce(0.0101)
  check('departments-list', breach, log)
  check('departments-list', breach, log)
  random.mockRestore()
  expect(log.error).toHaveBeenCalledTimes(1)
})

test('throws for every breach in tests and development', () => {
  const log = logger()
  expect(() => answerCheck('checked', () => false)('departments-list', breach, log)).toThrow(
    'departments-list does not keep its contract',
  )
  expect(log.error).not.toHaveBeenCalled()
})
