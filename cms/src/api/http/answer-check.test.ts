import { expect, test, vi } from 'vitest'
import { JsonText } from '#src/platform/http/json-text.ts'
import { metrics } from '#src/platform/monitoring/metrics.ts'
import { answerCheck } from './answer-check.ts'

const valid = { data: [] }
const breach = { data: [{ id: 'one' }] }
const logger = () => ({ error: vi.fn<(entry: object) => void>() })

test('logs and counts breaches in sampled answers, and does not throw', async () => {
  metrics.answerBreaches.reset()
  const log = logger()
  const check = answerCheck('trusted', () => true)
  check('departments-list', breach, log)
  check('departments-list', valid, log)
  check('profiles-list', breach, log)
  expect(log.error.mock.calls.map(([entry]) => entry)).toEqual([
    {
      call: 'departments-list',
      msg: expect.stringMatching(/^departments-list does not keep its contract: data\.0\./),
    },
    { call: 'profiles-list', msg: expect.stringContaining('profiles-list') },
  ])
  expect((await metrics.answerBreaches.get()).values).toEqual([{ labels: {}, value: 2 }])
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

test('does not parse a page of records that is sent as it is', () => {
  const log = logger()
  const page = new JsonText(JSON.stringify({ data: Array.from({ length: 20_000 }, () => breach) }))
  answerCheck('trusted', () => true)('departments-list', page, log)
  expect(log.error).not.toHaveBeenCalled()
  answerCheck('trusted', () => true)('departments-list', new JsonText('{"data":0}'), log)
  expect(log.error).toHaveBeenCalledOnce()
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
