import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { processOf, processorTime, timeOfTree } from './processor-time.mjs'

test('reads a process whose name has spaces and parentheses', () =>
  expect(
    processOf('42 (a) b (c)) S 7 42 42 0 -1 4194304 1 2 3 4 500 20 1000 3 20 0 1 0 99'),
  ).toEqual({ pid: 42, parent: 7, ticks: 1523 }))

test('adds up a process and its descendants, but no other process', () => {
  const processes = [
    { pid: 1, parent: 0, ticks: 9000 },
    { pid: 10, parent: 1, ticks: 100 },
    { pid: 11, parent: 10, ticks: 50 },
    { pid: 12, parent: 11, ticks: 25 },
    { pid: 20, parent: 1, ticks: 700 },
  ]
  expect(timeOfTree(processes, 10)).toBe(1.75)
  expect(timeOfTree(processes, 99)).toBe(0)
})

test.runIf(processorTime() !== undefined)('counts a child that has ended', () => {
  const before = processorTime()
  spawnSync(process.execPath, [
    '-e',
    'while (process.cpuUsage().user < 200_000) for (let at = 0; at < 1e6; at += 1);',
  ])
  expect(processorTime() - before).toBeGreaterThan(0.15)
})
