import { expect, test } from 'vitest'
import { logInRows, isLogInList } from './log-ins.mjs'

const line = (staff, members) => `log-ins ${JSON.stringify({ staff, members })}`

test('lists only existing log-ins', () => {
  const printed = `pictures 2.1 s\n${line(['admin@a.example', 'editor@a.example'], ['gestor@b.example'])}\n`
  expect(logInRows(printed, 'pw')).toEqual([
    ['log-in', 'admin@a.example · pw (also editor@)'],
    ['members', 'gestor@b.example · pw'],
  ])
  expect(logInRows(line(['editor@a.example'], []), 'pw')).toEqual([
    ['log-in', 'editor@a.example · pw'],
  ])
  expect(logInRows(line([], []), 'pw')).toEqual([])
  expect(logInRows('the database is not empty: nothing was loaded', 'pw')).toEqual([])
})

test('does not count the list of log-ins as progress', () => {
  expect([isLogInList(line([], [])), isLogInList('pictures 2.1 s')]).toEqual([true, false])
})
