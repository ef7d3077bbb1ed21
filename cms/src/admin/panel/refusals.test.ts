import type { FormState } from 'payload'
import { describe, expect, it } from 'vitest'
import { isOutdated, refusalOf, withRefusals, withoutRefusals } from './refusals.ts'

const scope = (...rows: { id: string; codes: string }[]): FormState => ({
  scope: { value: rows.length, disableFormData: true, rows: rows.map(({ id }) => ({ id })) },
  ...Object.fromEntries(rows.map(({ codes }, at) => [`scope.${at}.codes`, { value: codes }])),
})
const first = { id: 'a', codes: 'TC-1' }
const second = { id: 'b', codes: 'NONE-1' }
const message = 'Unknown'

describe('a refused value of a row', () => {
  const state = scope(first, second)
  const refusal = refusalOf(state, { path: 'scope.1.codes', message })

  it('has its error in a state that is valid for the server', () =>
    expect(withRefusals(state, [refusal])).toMatchObject({
      'scope.1.codes': { value: 'NONE-1', valid: false, errorMessage: message },
      scope: { errorPaths: ['scope.1.codes'] },
    }))
  it('keeps the error when its row moves', () =>
    expect(withRefusals(scope(second, first), [refusal])).toMatchObject({
      'scope.0.codes': { errorMessage: message },
    }))
  it.each([
    ['nothing changed', state, false],
    ['another row changed', scope({ ...first, codes: 'TC-2' }, second), false],
    ['its row moved', scope(second, first), false],
    ['its value changed', scope(first, { ...second, codes: 'NONE' }), true],
    ['its row was removed', scope(first), true],
  ])('%s: outdated %s', (_, now, outdated) => expect(isOutdated(now, refusal)).toBe(outdated))
  it('loses its error only', () => {
    const refused = { ...state, ...withRefusals(state, [refusal]) }
    const { fields, placeholders } = withoutRefusals(refused, [refusal])
    expect(placeholders).toEqual([])
    expect(fields).toEqual({
      'scope.1.codes': { value: 'NONE-1', valid: true },
      scope: { ...state['scope'], errorPaths: [] },
    })
  })
})

describe('a refused cell of a grid', () => {
  const grid = (...values: unknown[]): FormState => ({
    variants: { value: values.map((size) => ({ part_number: 'A', values: { size } })) },
  })
  const state = grid(1, 'ten')
  const refusal = refusalOf(state, { path: 'variants.1.values.size', message })
  const refused = { ...state, ...withRefusals(state, [refusal]) }

  it('is no form data', () =>
    expect(refused['variants.1.values.size']).toEqual({
      disableFormData: true,
      valid: false,
      errorMessage: message,
    }))
  it('is compared with the value of the cell', () =>
    expect(
      [refused, grid(2, 'ten'), grid(1, 10), grid(1)].map((now) => isOutdated(now, refusal)),
    ).toEqual([false, false, true, true]))
  it('is removed as a whole', () =>
    expect(withoutRefusals(refused, [refusal])).toEqual({
      fields: {},
      placeholders: ['variants.1.values.size'],
    }))
})

it('a refused file is outdated once another one is chosen', () => {
  const chosen = new File(['a'], 'a.pdf')
  const refusal = refusalOf({ file: { value: chosen } }, { path: 'file', message })
  expect(isOutdated({ file: { value: chosen } }, refusal)).toBe(false)
  expect(isOutdated({ file: { value: new File(['a'], 'a.pdf') } }, refusal)).toBe(true)
})

it('a refused value of a row number that a text has is not taken for a row', () => {
  const state = { 'a.0': { value: 'x' } }
  expect(isOutdated(state, refusalOf(state, { path: 'a.0', message }))).toBe(false)
})
