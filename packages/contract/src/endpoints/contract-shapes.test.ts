import { expect, test } from 'vitest'
import { callNames } from '../calls.ts'
import { compareContracts, contractShapes } from './contract-shapes.ts'

test('gives each call a shape of its own, the same each time', async () => {
  const shapes = await contractShapes()
  expect(Object.keys(shapes)).toEqual(callNames)
  expect(new Set(Object.values(shapes)).size).toBe(callNames.length)
  expect(await contractShapes()).toEqual(shapes)
})

test('lists the calls that another contract lacks, adds and changes', () => {
  expect(compareContracts({ a: '1', b: '2' }, { b: '2', a: '1' })).toBeUndefined()
  expect(compareContracts({ a: '1', b: '2', c: '3' }, { b: '9', c: '3', d: '4' })).toEqual({
    missing: ['a'],
    added: ['d'],
    changed: ['b'],
  })
})
