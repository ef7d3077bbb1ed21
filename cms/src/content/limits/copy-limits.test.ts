import { describe, expect, it } from 'vitest'
import { copyLimits } from './copy-limits.ts'
import type { CopyTarget } from './copy-limits.ts'

const number = (key: string, more: Partial<CopyTarget> = {}): CopyTarget => ({
  key,
  type: 'number',
  unit: 'mm',
  ...more,
})

const from = [number('bore'), number('outer'), number('length'), number('torque')]
const limits = {
  bore: [
    { kind: 'minimum', number: 3 },
    { kind: 'less', other: 'outer' },
  ],
  length: [{ kind: 'maximum', number: 200 }],
  torque: [{ kind: 'maximum', number: 9 }],
} as const

describe('a copy of limits', () => {
  it('replaces those of the same kind and keeps the others of the target', () => {
    const target = [
      number('length', {
        limits: [{ kind: 'maximum', number: 90 }, { kind: 'required' }],
      }),
    ]
    const { limits: made, copied } = copyLimits({ length: limits.length }, from, target)
    expect([made, copied]).toEqual([
      { length: [{ kind: 'required' }, { kind: 'maximum', number: 200 }] },
      1,
    ])
  })

  it('leaves out attributes that the target lacks, of another unit, and comparisons with those', () => {
    const target = [number('bore'), number('torque', { unit: 'in' })]
    expect(copyLimits(limits, from, target)).toEqual({
      limits: { bore: [{ kind: 'minimum', number: 3 }] },
      copied: 1,
      notCopied: [
        { key: 'bore', reason: 'compared' },
        { key: 'length', reason: 'absent' },
        { key: 'torque', reason: 'other' },
      ],
    })
  })

  it('leaves out what holds for families of the subcategory', () => {
    const needed = { length: [{ kind: 'needed', text: 'TB; TU' }] } as const
    expect(copyLimits(needed, from, from)).toEqual({
      limits: {},
      copied: 0,
      notCopied: [{ key: 'length', reason: 'families' }],
    })
  })
})
