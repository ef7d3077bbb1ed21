/** What is open in a language of a document. */
export const queueTabs = ['missing', 'outdated', 'ready'] as const
export type QueueTab = (typeof queueTabs)[number]

/** Orders of the queue: the last changed source first, the most viewed document first, by kind and title. */
export const queueOrders = ['age', 'views', 'kind'] as const
export type QueueOrder = (typeof queueOrders)[number]
