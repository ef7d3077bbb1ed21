import { expect, it } from 'vitest'
import { filledParts, fillTemplate, unknownPlaceholders } from './reply-template.ts'

const values = {
  name: 'Camila {me}',
  receipt: '261126-K7QF2M',
  parts: 'TC-95-12, TB-95-12',
  count: '2',
  company: 'Electromontajes',
  me: 'Carla Nunes',
}

it('fills the placeholders of a template once', () => {
  expect(fillTemplate('Estimada {name}: {parts} ({receipt}).\n{me}', values)).toBe(
    'Estimada Camila {me}: TC-95-12, TB-95-12 (261126-K7QF2M).\nCarla Nunes',
  )
  expect(filledParts('{name}!', values)).toEqual([
    { text: 'Camila {me}', placeholder: 'name' },
    { text: '!' },
  ])
})

it('keeps and names unknown placeholders', () => {
  expect(fillTemplate('{toString} {nome} {', values)).toBe('{toString} {nome} {')
  expect(unknownPlaceholders('{name} {nome} {toString}')).toEqual(['{nome}', '{toString}'])
})
