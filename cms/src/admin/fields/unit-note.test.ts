import { expect, it } from 'vitest'
import { unitNote } from './unit-note.ts'

it.each([
  ['', ''],
  ['N·m', ''],
  ['Nm', 'Saved as N·m.'],
  ['polegadas', 'Saved as in.'],
  ['MM', 'Not in the table of units. Did you mean mm?'],
  ['mw', 'Not in the table of units. Did you mean MW, mW?'],
  [
    'voltas',
    'A unit of the company: it stays as typed, without conversion and without a code in exports.',
  ],
])('%s: %s', (text, note) => expect(unitNote(text, 'en')).toBe(note))
