import { expect, it } from 'vitest'
import type { TargetColumn } from '#src/changes/sheets/sheet-shapes.ts'
import { likelyTargets } from './likely-targets.ts'

const target = (key: string, label: string, more: Partial<TargetColumn> = {}): TargetColumn => ({
  key,
  label,
  names: [label],
  group: 'attribute',
  locale: null,
  isNumber: false,
  ...more,
})
const targets = [
  target('@part_number', 'Código', { group: 'product' }),
  target('gtin', 'GTIN', { group: 'packing' }),
  target('packing', 'Peças por embalagem', { group: 'packing', isNumber: true }),
  target('outside', 'Diâmetro externo (mm)', { isNumber: true }),
  target('inside', 'Diâmetro interno (mm)', { isNumber: true }),
  target('finish', 'Acabamento', { names: ['Acabamento', 'Finish'] }),
  target('glued', 'Com adesivo'),
]
const keysOf = (head: string, ...samples: string[]) =>
  likelyTargets({ head, samples }, targets).map(({ key }) => key)

it.each([
  ['a word with two letters swapped', 'Acabamneto', ['estanhado'], ['finish']],
  ['a word with one letter changed', 'Acabamemto', ['estanhado'], ['finish']],
  ['abbreviated words', 'Diam. ext.', ['12,5'], ['outside', 'inside']],
  ['words of a number above texts', 'Diâmetro externo', ['largo'], []],
  ['values that are GTINs', 'Barras', ['7899990031018', '7899990031025'], ['gtin']],
  ['values that are codes', 'Artigo', ['TC-10-6', 'TC-10-8'], ['@part_number']],
  ['a word that only begins like a short one', 'Comprimento', ['12'], []],
  ['a word in another language of the panel', 'Finish', ['tin'], ['finish']],
  ['nothing of either', 'Obs', ['azul'], []],
])('by %s', (_, head, samples, expected) => expect(keysOf(head, ...samples)).toEqual(expected))
