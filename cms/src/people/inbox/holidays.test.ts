import { describe, expect, it } from 'vitest'
import { isHoliday, parseHolidays } from './holidays.ts'
import { workingDaysAfter, workingMs } from './working-time.ts'

const week = { days: [1, 2, 3, 4, 5], fromMinute: 480, toMinute: 1080, zone: 'America/Sao_Paulo' }

describe('holidays', () => {
  it('are days of one year or of each, in the spellings of the languages', () => {
    const found = parseHolidays('25/12 Natal\n20/11/2026\n2027-02-08 Carnaval\n1.1.\n\n03.10.2026')
    expect([...found.yearly]).toEqual(['12-25', '01-01'])
    expect([...found.days]).toEqual(['2026-11-20', '2027-02-08', '2026-10-03'])
    expect(found.wrong).toEqual([])
    expect(isHoliday(found, '2031-12-25')).toBe(true)
    expect(isHoliday(found, '2027-11-20')).toBe(false)
  })

  it.each(['Natal', '31/02', '2026-13-01', '32/12/2026', '25/12/26', '29/02/2026'])(
    'name %s as a line without a day',
    (line) => {
      expect(parseHolidays(`25/12\n${line}`).wrong).toEqual([line])
    },
  )

  it('count no working time, and no working day', () => {
    const hours = { ...week, holidays: parseHolidays('20/11/2026') }
    // Thursday 17:00 to Monday 9:00
    const [from, to] = [new Date('2026-11-19T17:00-03:00'), new Date('2026-11-23T09:00-03:00')]
    expect(workingMs(from, to, week) / 3_600_000).toBeCloseTo(12, 6)
    expect(workingMs(from, to, hours) / 3_600_000).toBeCloseTo(2, 6)
    expect(workingDaysAfter(from, 1, hours)).toEqual(new Date('2026-11-23T08:00-03:00'))
  })
})
