import { expect, test } from 'vitest'
import { editsName } from './edit-names.ts'
import { EditNotes } from './edit-notes.ts'

function notesOf(cells: readonly [row: string, head: string][]): EditNotes {
  const notes = new EditNotes()
  cells.forEach(([row, head], index) =>
    notes.take(
      {
        index,
        collection: 'products',
        id: 1,
        path: `variants/${row}/${head}`,
        locale: null,
        before: null,
        after: 1,
      },
      { row, head },
      { after: 1 },
    ),
  )
  return notes
}

test('changes of the grid are named by their fields and rows', () => {
  expect(editsName(notesOf([['XY-1', 'Length']]), 'en')).toBe('Length: XY-1')
  const several = notesOf([
    ['XY-1', 'Width'],
    ['XY-1', 'Length'],
    ['XY-2', 'Length'],
    ['XY-3', 'Length'],
    ['XY-4', 'Length'],
  ])
  expect(editsName(several, 'en')).toBe('Length and 1 more field: XY-1, XY-2, XY-3 and 1 more row')
})

test('a name with long parts is cut', () => {
  const long = notesOf(['a', 'b', 'c', 'd'].map((row) => [row.repeat(300), 'x'.repeat(300)]))
  for (const language of ['pt', 'en', 'es', 'de'])
    expect(editsName(long, language).length).toBeLessThanOrEqual(160)
})
