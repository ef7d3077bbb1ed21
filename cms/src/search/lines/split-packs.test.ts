import { expect, it } from 'vitest'
import { splitPacks } from './split-packs.ts'

it.each([
  ['Maker AB 50/10 3 cx', 'Maker AB 50/10', 3],
  ['Maker AB 50 1 Box', 'Maker AB 50', 1],
  ['Maker AB 50 12 cajas', 'Maker AB 50', 12],
  ['AB-50 2 VPE', 'AB-50', 2],
  ['Maker AB 50', 'Maker AB 50', undefined],
  ['Maker CX 50', 'Maker CX 50', undefined],
  ['3 cx', '3 cx', undefined],
])('%s was asked for by %s', (text, number, count) => {
  const split = splitPacks(text)
  expect([split.number, split.packs?.count]).toEqual([number, count])
})
