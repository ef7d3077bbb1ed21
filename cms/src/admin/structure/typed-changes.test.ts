import { expect, test } from 'vitest'
import type { FormState } from 'payload'
import { typedChanges } from './typed-changes.ts'

/** Form of attributes, each value as typed, or as [saved, typed]. */
const form = (rows: Record<string, unknown>[]): FormState =>
  Object.fromEntries(
    rows.flatMap((row, at) =>
      Object.entries(row).map(([name, value]) => {
        const [initialValue, typed] = Array.isArray(value) ? value : [value, value]
        return [`attributes.${at}.${name}`, { initialValue, value: typed }]
      }),
    ),
  ) as FormState

const torque = { key: 'torque', label: 'Torque', type: 'number', unit: 'lbf·in', decimals: 1 }
const finish = {
  key: 'finish',
  label: 'Finish',
  type: 'choice',
  'choices.0.value': 'tin',
  'choices.0.label': 'Tinned',
}

test('an untouched form changes nothing, and neither does a new attribute', () => {
  expect(typedChanges(form([torque, finish]), 'en')).toEqual({})
  expect(typedChanges(form([{ ...torque, key: [undefined, 'mass'] }]), 'en')).toEqual({})
})

test('a typed key, name, type and unit are a change of the attribute', () => {
  const typed = { ...torque, key: ['torque', 'moment'], unit: ['lbf·in', 'N·m'] }
  expect(typedChanges(form([typed, finish]), 'en')).toEqual({
    torque: {
      kind: 'change',
      from: 'torque',
      to: { key: 'moment', type: 'number', unit: 'N·m', decimals: 1, labels: {} },
    },
  })
  const named = { ...torque, label: ['Torque', 'Moment'], decimals: [1, null] }
  expect(typedChanges(form([named]), 'en')).toMatchObject({
    torque: { to: { labels: { en: 'Moment' }, decimals: null } },
  })
})

test('a choice that is typed over is renamed with its values', () => {
  const typed = { ...finish, 'choices.0.value': ['tin', 'tinned'] }
  expect(typedChanges(form([typed]), 'en')).toMatchObject({
    finish: {
      to: { choices: [{ value: 'tinned', labels: { en: 'Tinned' } }] },
      how: { choices: { tin: 'tinned' } },
    },
  })
})

test('a curve and an emptied type are left out', () => {
  expect(typedChanges(form([{ ...torque, type: ['number', 'curve'] }]), 'en')).toEqual({})
  expect(typedChanges(form([{ ...torque, type: ['number', ''] }]), 'en')).toEqual({})
})

test('a typed computation is carried, and one that is removed', () => {
  const none = { computed: '', computed_from: '', computed_with: '' }
  const gauge = { ...finish, type: 'text', ...none }
  const typed = { ...gauge, computed: ['', 'gauge'], computed_from: ['', 'torque'] }
  expect(typedChanges(form([torque, typed]), 'en')).toMatchObject({
    finish: { to: { computation: { kind: 'gauge', from: 'torque', with: null } } },
  })
  const emptied = { ...gauge, computed: ['gauge', ''], computed_from: ['torque', ''] }
  expect(typedChanges(form([torque, emptied]), 'en')).toMatchObject({
    finish: { to: { computation: null } },
  })
})
