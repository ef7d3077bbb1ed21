/** States of a product or part number, from the first to the last. */
export const lifeStates = ['new', 'active', 'not-for-new-projects', 'discontinued'] as const
export type LifeState = (typeof lifeStates)[number]

/**
 * Keys of the columns that tables have where a part number is not active. The state is also a filter:
 * `life-state:discontinued`.
 */
export const lifeKeys = { state: 'life-state', successor: 'life-successor' } as const
