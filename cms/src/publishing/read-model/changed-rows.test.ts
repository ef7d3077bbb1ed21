import { describe, expect, it } from 'vitest'
import { changedRows } from './changed-rows.ts'

interface Row {
  printed: string
  values: object
}

const stored: (Row & { position: number })[] = [
  { position: 1, printed: 'A', values: { size: 1, tin: true } },
  { position: 2, printed: 'B', values: { size: 2 } },
  { position: 3, printed: 'C', values: {} },
]

describe('changedRows', () => {
  it('names nothing when the rows are equal, whatever the order of their keys', () => {
    const next = [
      { values: { tin: true, size: 1 }, printed: 'A' },
      { printed: 'B', values: { size: 2 } },
      { printed: 'C', values: {} },
    ]
    expect(changedRows(stored, next)).toEqual({ removed: [], added: [] })
  })

  it('replaces the rows that differ, and both rows when two change places', () => {
    const next = [
      { printed: 'B', values: { size: 2 } },
      { printed: 'A', values: { size: 1, tin: true } },
      { printed: 'C', values: {} },
    ]
    expect(changedRows(stored, next)).toEqual({
      removed: [1, 2],
      added: [
        { position: 1, ...next[0] },
        { position: 2, ...next[1] },
      ],
    })
  })

  it('removes rows beyond the last one and adds rows after it', () => {
    expect(changedRows<Row>(stored, [{ printed: 'A', values: { size: 1, tin: true } }])).toEqual({
      removed: [2, 3],
      added: [],
    })
    const row = { printed: 'D', values: {} }
    expect(changedRows([], [row])).toEqual({ removed: [], added: [{ position: 1, ...row }] })
  })
})
