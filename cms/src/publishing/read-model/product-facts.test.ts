import { expect, test } from 'vitest'
import { keyFigures } from './product-facts.ts'
import type { StoredAttribute } from './product-facts.ts'

const range = (key: string): StoredAttribute => ({
  key,
  label: { br: key },
  type: 'range',
  unit: 'mm²',
  filter: true,
})
const bolt: StoredAttribute = {
  key: 'bolt',
  label: { br: 'Parafuso' },
  type: 'choice',
  filter: true,
  choices: [
    { value: 'm6', label: { br: 'M6' } },
    { value: 'm12', label: { br: 'M12' } },
  ],
}
const variant = (run: [number, number], tap: [number, number]) => ({
  part_number: `X-${run[0]}-${tap[0]}`,
  values: { run, tap, bolt: run[0] < 50 ? 'm6' : 'm12' },
})
const variants = [variant([16, 70], [16, 70]), variant([95, 630], [95, 630])]

test('formats the first two non-empty attributes for the locale', () => {
  expect(keyFigures([range('run'), bolt], variants, 'br')).toBe('16–630 mm² · M6–M12')
})

test('omits the duplicate of two columns', () => {
  expect(keyFigures([range('run'), range('tap')], variants, 'br')).toBe('16–630 mm²')
  expect(keyFigures([range('run'), range('tap'), bolt], variants, 'br')).toBe('16–630 mm² · M6–M12')
})
