import { expect, test } from 'vitest'
import { findPart, partsOf } from './parts.ts'

const variants = ['TC-95-12', 'TC-95-16', 'AB 2.5/10', 'AB-2-5-10', 'Ø 13'].map((code) => ({
  part_number: code,
}))
const found = (segment: string) => {
  const part = findPart(variants, segment)
  return part && [part.variant.part_number, part.slug]
}

test('names each part number by a path segment of its own', () => {
  expect(partsOf(variants).map(({ slug }) => slug)).toEqual([
    'TC-95-12',
    'TC-95-16',
    'AB-2-5-10',
    'AB-2-5-10~2',
    'Ø-13',
  ])
})

test('finds a part number in any case and with any separators', () => {
  for (const spelling of ['TC-95-12', 'tc-95-12', 'TC 95/12', 'tc9512', 'Tc_95.12'])
    expect(found(spelling), spelling).toEqual(['TC-95-12', 'TC-95-12'])
  expect(found('AB 2.5/10')).toEqual(['AB 2.5/10', 'AB-2-5-10'])
  expect(found('ab-2-5-10~2')).toEqual(['AB-2-5-10', 'AB-2-5-10~2'])
})

test('finds nothing for another number, a part of one, or signs alone', () => {
  for (const other of ['TC-95-13', 'TC-95-1', 'TC-95', '', '-', '~2'])
    expect(found(other), other).toBeUndefined()
})
