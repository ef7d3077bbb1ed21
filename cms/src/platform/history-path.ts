import { panelBase } from '@vitrine/contract/panel'

/** Path of the history below `panelBase`. */
export const historyView = '/history'

/** Address of the history of a document or a part number. */
export const historyOf = (filters: Record<string, string>): string =>
  `${panelBase}${historyView}?${new URLSearchParams(filters)}`
