import type { HistoryEntry } from './lead-history.ts'

/** True if an entry of the history is a message: a reply, or an answer of the customer. */
export const isMessage = ({ kind }: Pick<HistoryEntry, 'kind'>): boolean =>
  kind === 'reply' || kind === 'received'
