import { expect, test } from 'vitest'
import { isOneSlip, withDigits } from '../lines/near-numbers.ts'
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
  // typing errors in the first half, the second half and the middle; letters for digits
  expect(others.nearTo('MO9512')).toEqual(['OM9512'])
  expect(others.nearTo('0M9512')).toEqual(['OM9512'])
  expect(others.nearTo('OM9521')).toEqual(['OM9512'])
  expect(others.nearTo('OM5912')).toEqual(['OM9512'])
  expect(others.nearTo('OM95I2')).toEqual(['OM9512'])
  expect(others.nearTo('OM9SI2')).toEqual(['OM9512'])
})

test('finds as near what comparing each number finds', () => {
  const all = ['A', 'B'].flatMap((letter) =>
    ['1', '2', 'S', '5', 'B'].flatMap((b) =>
      ['1', '2', '3'].flatMap((c) =>
        ['1', '2'].flatMap((d) => [`${letter}${b}${c}${d}7`, `${letter}${b}${c}${d}71`]),
      ),
    ),
  )
  const others = new OtherNumbers([], all)
  for (const number of all)
    expect(others.nearTo(number).toSorted(), number).toEqual(
      all
        .filter(
          (other) => isOneSlip(number, other) || (other !== number && other === withDigits(number)),
        )
        .toSorted(),
    )
})
