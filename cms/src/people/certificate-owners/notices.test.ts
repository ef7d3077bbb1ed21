import { expect, test } from 'vitest'
import { dueNotices } from './notices.ts'

test.each([
  [91, []],
  [90, [90]],
  [31, [90]],
  [30, [30, 90]],
  [7, [7, 30, 90]],
  [0, [7, 30, 90]],
  [-1, []],
])('with %i days left the notices %j are due', (daysLeft, due) =>
  expect(dueNotices(daysLeft)).toEqual(due),
)
