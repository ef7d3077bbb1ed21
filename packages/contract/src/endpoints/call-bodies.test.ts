import { expect, test } from 'vitest'
import { bodyTypeOf, contentProblem, headerProblem } from '@vitrine/http/body-rules'
import { callNames, takesBody } from '../calls.ts'
import { partListLimits } from '../part-list.ts'
import { bodyOfCall } from './call-bodies.ts'
import { endpoints } from './index.ts'

test('a call takes a body exactly if it is sent one, of at most the size of its files and fields', () => {
  for (const name of callNames) {
    const rules = bodyOfCall(name)
    if (takesBody(name)) expect(Object.keys(rules ?? {}), name).not.toEqual([])
    for (const { bytes, values, depth } of Object.values(rules ?? {})) {
      expect(bytes, name).toBeLessThanOrEqual(
        ((endpoints[name].files?.megabytes ?? 0) + 1) * 1024 ** 2,
      )
      expect([values <= 5000, depth <= 8], name).toEqual([true, true])
    }
  }
  expect(bodyOfCall('product-read')).toBeUndefined()
})

test.each([
  ['lines-read', { text: '\u0001'.repeat(partListLimits.text), items: 'x'.repeat(6500) }],
  [
    'parts-find',
    {
      items: Array.from({ length: partListLimits.posted }, () => ({
        code: '\u0001'.repeat(partListLimits.code),
        quantity: 999_999.125,
      })),
    },
  ],
  ['contact-send', { message: '\u0001'.repeat(5000), items: '\u0001'.repeat(6500) }],
] as const)('%s takes its longest texts with each character escaped', (name, body) => {
  const bytes = Buffer.from(JSON.stringify(body))
  const type = 'application/json'
  const rules = bodyOfCall(name) ?? {}
  const headers = { 'content-type': type, 'content-length': String(bytes.length) }
  expect(headerProblem(headers, rules)).toBeUndefined()
  expect(bodyTypeOf(type)).toBe('json')
  expect(contentProblem(bytes, type, rules.json ?? { values: 0, depth: 0 })).toBeUndefined()
})
