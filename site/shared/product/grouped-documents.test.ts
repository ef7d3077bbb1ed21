import { expect, test } from 'vitest'
import type { Document } from '@vitrine/contract/shapes/types'
import { thoseFor } from '@vitrine/contract/product/part-documents'
import { shownModel, splitByPart } from './grouped-documents.ts'

const file = (
  name: string,
  partNumbers: string[],
  overrides: Partial<Document> = {},
): Document => ({
  title: 'T',
  kind: 'model',
  url: `/media/files/${name}`,
  name,
  mime: 'model/step',
  bytes: 1,
  language: null,
  revision: null,
  date: null,
  part_numbers: partNumbers,
  width: null,
  height: null,
  ...overrides,
})

const ofParts = (count: number) =>
  Array.from({ length: count }, (_, at) => [
    file(`${at}.step`, [`XY-${at}`]),
    file(`${at}.glb`, [`XY-${at}`], { mime: 'model/gltf-binary' }),
  ]).flat()

test('up to six documents of single part numbers stay in the list', () => {
  const documents = [file('all.step', []), ...ofParts(3)]
  expect(splitByPart(documents)).toEqual({ others: documents, parts: [] })
})

test('more are listed in the order of their part numbers, beside those of all or of several', () => {
  const [all, two] = [file('all.step', []), file('two.step', ['XY-1', 'XY-2'])]
  const { others, parts } = splitByPart([all, ...ofParts(11).toReversed(), two])
  expect(others).toEqual([all, two])
  expect(parts.map(({ partNumber }) => partNumber).slice(-2)).toEqual(['XY-9', 'XY-10'])
  expect(parts[2]?.documents.map(({ name }) => name)).toEqual(['2.glb', '2.step'])
})

test('a part number has its own documents and those of all', () => {
  const documents = [file('all.step', []), ...ofParts(4)]
  expect(thoseFor(documents, 'xy 2').map(({ name }) => name)).toEqual([
    'all.step',
    '2.step',
    '2.glb',
  ])
})

test('the first GLB is the model that pages show', () => {
  expect(shownModel(ofParts(2))?.name).toBe('0.glb')
  expect(shownModel([file('all.step', [])])).toBeUndefined()
})
