import { expect, test } from 'vitest'
import { fold } from '../words/fold.ts'
import { compareStandards, readStandard, standardsIn } from './standards.ts'

const read = (text: string) => {
  const found = readStandard(fold(text), 0)?.standard
  return found && `${found.bodies.join(' ')} ${[found.number, ...found.parts].join('-')}`
}

test.each([
  ['NBR5419', 'nbr 5419'],
  ['nbr 5419', 'nbr 5419'],
  ['ABNT NBR 5419-3', 'abnt nbr 5419-3'],
  ['ABNTNBR5419', 'abnt nbr 5419'],
  ['NBR-5419/2015', 'nbr 5419'],
  ['IEC 61238-1-3', 'iec 61238-1-3'],
  ['IEC61238-1:2018', 'iec 61238-1'],
  ['ISO/IEC 30129', 'iso iec 30129'],
  ['NBR NM 280', 'nbr nm 280'],
  ['ASTM B231', 'astm b231'],
  ['NR-10', 'nr 10'],
  ['EN 50483-3', 'en 50483-3'],
])('reads %s as "%s"', (text, standard) => {
  expect(read(text)).toBe(standard)
})

test.each(['en 95', 'din 35', 'ul', 'iecx 100', 'nema 4'])('reads no standard in "%s"', (text) => {
  expect(read(text)).toBeUndefined()
})

test('finds all standards of a text', () => {
  expect(
    standardsIn(fold('Conforme NBR 5370 e IEC 61238-1-3.')).map(({ number }) => number),
  ).toEqual(['5370', '61238'])
})

test.each([
  ['NBR 5419-3', 'ABNT NBR 5419-3', 1],
  ['NBR 5419', 'ABNT NBR 5419-3', 0.95],
  ['NBR 5419-3', 'ABNT NBR 5419', 0.6],
  ['NBR 5419-3', 'ABNT NBR 5419-4', 0],
  ['IEC 5419', 'NBR 5419', 0],
  ['ABNT 5419', 'NBR 5419', 1],
  ['NBR 5410', 'NBR 5419', 0],
])('%s asked for, %s cited: %d', (asked, cited, weight) => {
  const [one, other] = [asked, cited].map((text) => readStandard(fold(text), 0)?.standard)
  if (!one || !other) throw new Error('not read')
  expect(compareStandards(one, other)).toBe(weight)
})
