/** Life cycle states of a product or part number, in order. */
export const lifeStates = ['new', 'active', 'not-for-new-projects', 'discontinued'] as const
export type LifeState = (typeof lifeStates)[number]

/**
 * Keys of the columns that a table has if some part number is not active. The state is also a
 * filter: `life-state:discontinued`.
 */
export const lifeKeys = { state: 'life-state', successor: 'life-successor' } as const
