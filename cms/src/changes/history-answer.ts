/** Query parameters of the history; dates as `2026-11-27`, in the company's time zone. */
export const historyFilters = [
  'search',
  'author',
  'collection',
  'document',
  'part',
  'field',
  'locale',
  'kind',
  'from',
  'to',
  'before',
] as const
export type HistoryFilter = (typeof historyFilters)[number]

/**
 * Why a value is not taken back as it was: changed later, the document is gone, its value or file
 * was not kept, a required text would be empty, an account is deleted on its own page; `carried`: a
 * later value is carried to the former attribute or left out.
 */
export const keptCauses = [
  'later',
  'gone',
  'personal',
  'file',
  'required',
  'account',
  'carried',
] as const
export type KeptCause = (typeof keptCauses)[number]

/** Entries of the log of the staff. */
export const staffEventKinds = [
  'log-in',
  'log-in-refused',
  'log-out',
  'session-ended',
  'password-changed',
  'personal-data-exported',
  'webhook-created',
  'webhook-changed',
  'webhook-secret-renewed',
  'webhook-deleted',
  'webhook-gone',
  'webhook-test-sent',
  'webhook-delivery-repeated',
  'webhook-delivery-stopped',
  'api-key-created',
  'api-key-revoked',
] as const
export type StaffEventKind = (typeof staffEventKinds)[number]
