/**
 * What is open in a language of a document. `ready`: finished, neither in review nor sent back;
 * `mine`: unpublished translations of the account.
 */
export const queueTabs = ['missing', 'outdated', 'returned', 'review', 'ready', 'mine'] as const
export type QueueTab = (typeof queueTabs)[number]

/** Orders of the queue: the last changed source first, the most viewed document first, by kind and title. */
export const queueOrders = ['age', 'views', 'kind'] as const
export type QueueOrder = (typeof queueOrders)[number]
