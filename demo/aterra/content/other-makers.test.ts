import { expect, test } from 'vitest'
import { otherMakers, products } from './index.ts'

const plain = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '')
const parts = new Map(
  products.flatMap(({ variants }) =>
    variants.map((variant): [string, typeof variant] => [variant.partNumber, variant]),
  ),
)
const entries = otherMakers.flatMap(({ name, references }) =>
  references.map((reference) => ({ name, ...reference })),
)

test('names about 300 numbers of four makers, each with a part number of the catalogue', () => {
  expect(otherMakers).toHaveLength(4)
  expect(entries.length).toBeGreaterThan(270)
  expect(entries.length).toBeLessThan(330)
  expect(entries.filter(({ ours }) => !parts.has(ours)).map(({ ours }) => ours)).toEqual([])
})

test('has no number that is a part number of the catalogue, and no entry twice', () => {
  const own = new Set([...parts.keys()].map(plain))
  expect(entries.filter(({ number }) => own.has(plain(number)))).toEqual([])
  const keys = entries.map(({ name, number, ours }) => `${name} ${plain(number)} ${ours}`)
  expect(new Set(keys).size).toBe(keys.length)
  expect(entries.filter(({ number }) => plain(number).length < 4)).toEqual([])
})

test('has mostly direct equivalents, and a note on the difference for every other grade', () => {
  const count = (grade: string) => entries.filter((entry) => entry.grade === grade).length
  for (const grade of ['upgrade', 'similar', 'downgrade']) expect(count(grade)).toBeGreaterThan(8)
  expect(count('direct') / entries.length).toBeGreaterThan(0.5)
  expect(entries.filter(({ grade, note }) => grade !== 'direct' && !note)).toEqual([])
})

test('equivalents have the same section and stud: OM-95/12 is 95 mm² and M12', () => {
  const wrong = entries.filter(({ name, number, ours }) => {
    const [, section, stud] = /^OMF?-(\d+)\/(\d+)/.exec(number) ?? []
    const values = parts.get(ours)?.values
    return (
      name === 'Omvektra' &&
      section !== undefined &&
      (values?.['conductor'] !== Number(section) || values['stud'] !== `M${stud}`)
    )
  })
  expect(wrong).toEqual([])
  expect(entries.filter(({ number }) => number === 'OM-95/12').map(({ ours }) => ours)).toEqual([
    'TC-95-12',
    'TK-95-12',
  ])
})

test('is dated, with a source', () => {
  expect(
    entries.filter(({ checkedOn, source }) => !/^2026-\d\d-\d\d$/.test(checkedOn) || !source),
  ).toEqual([])
})
