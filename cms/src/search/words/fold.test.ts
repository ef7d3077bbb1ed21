import { expect, test } from 'vitest'
import { fold, wordsOf } from './fold.ts'

test.each([
  ['Compressão', 'compressao'],
  ['95 mm²', '95 mm2'],
  ['½ pol', ' 1/2 pol'],
  ['1½', '1 1/2'],
  ['5/8” × 2,40', '5/8" x 2,40'],
  ["1/2''", '1/2"'],
  ['8’', "8'"],
  ['Al–Cu', 'al-cu'],
  ['90º', '90°'],
  ['254 µm', '254 um'],
  ['Stoß, GRÖẞE', 'stoss, grosse'],
])('folds "%s" to "%s"', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

test('splits words at anything that is no letter or digit', () => {
  expect(wordsOf('Grampo haste–cabo, 5/8"')).toEqual(['grampo', 'haste', 'cabo', '5', '8'])
})
