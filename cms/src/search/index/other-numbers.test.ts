import { expect, test } from 'vitest'
import { OtherNumbers } from './other-numbers.ts'

const numbers = new OtherNumbers([], ['ZQ950', 'AB12', 'AB1', 'ZQ95', 'AB12', '7781'])

test('has the numbers that it was given, whole', () => {
  expect(['AB1', 'AB12', 'AB', 'AB123', ''].filter((each) => numbers.has(each))).toEqual([
    'AB1',
    'AB12',
  ])
})

test('finds the beginning of any number, first and last ones too', () => {
  const begun = ['7', '7781', 'A', 'AB12', 'ZQ950', 'Z']
  expect(begun.filter((each) => numbers.hasBeginning(each))).toEqual(begun)
  const others = ['6', '8', 'AB13', 'AC', 'ZQ951', 'ZZ', '77811']
  expect(others.filter((each) => numbers.hasBeginning(each))).toEqual([])
  expect(new OtherNumbers([], []).hasBeginning('A')).toBe(false)
})

test('finds numbers that one may be a slip for, each once', () => {
  const others = new OtherNumbers([], ['OM9512', 'OM95120', 'OM9533'])
  expect(others.nearTo('OM9513').toSorted()).toEqual(['OM9512', 'OM9533'])
  expect(others.nearTo('OM95112').toSorted()).toEqual(['OM9512'])
  expect(others.nearTo('OM9512').toSorted()).toEqual(['OM95120'])
  expect(others.nearTo('OM95')).toEqual([])
})
