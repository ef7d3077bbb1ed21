import { expect, it } from 'vitest'
import { usualHours } from '#src/people/inbox/working-time.ts'
import { medianReply, shortTime, waitingTime } from './lead-times.ts'

const service = { ...usualHours, zone: 'America/Sao_Paulo', targetHours: 8 }
const now = new Date('2026-11-26T15:31-03:00')

it.each([
  ['2026-11-26T10:31-03:00', '5 h sem resposta', 63, false],
  ['2026-11-26T15:20-03:00', 'menos de 1 h sem resposta', 2, false],
  ['2026-11-25T15:31-03:00', '10 h sem resposta', 100, true],
  ['2026-11-24T09:00-03:00', '2 dias úteis sem resposta', 100, true],
])('a lead that waits since %s: %s', (since, text, share, isLate) => {
  expect(waitingTime(since, service, 'pt', now)).toMatchObject({ text, share, isLate })
})

it('shortens times to the hour, yesterday or the day', () => {
  const times = ['2026-11-26T13:31Z', '2026-11-25T13:31Z', '2026-11-23T13:31Z']
  expect(times.map((time) => shortTime(time, 'pt', now))).toEqual(['10:31', 'ontem', '23/11'])
})

it('gives the median of the working time until a reply', () => {
  const span = (from: string, to: string) => ({ from: new Date(from), to: new Date(to) })
  expect(
    medianReply(
      [
        span('2026-11-26T10:00-03:00', '2026-11-26T11:00-03:00'),
        span('2026-11-25T17:00-03:00', '2026-11-26T10:20-03:00'),
        span('2026-11-23T10:00-03:00', '2026-11-26T11:00-03:00'),
      ],
      service,
    ),
  ).toBe('3 h 20')
  expect(medianReply([], service)).toBeUndefined()
})
