import { panelBase } from '@vitrine/contract/panel'
import type { BaseListFilter } from 'payload'
import type { IndexedCollection } from '#src/staff-index/document-keys.ts'

/** Parameters of Payload's own lists, which ours does not read. */
const payloadsOwn = ['where', 'preset', 'groupBy']

/** True if an address has parameters that only Payload’s own list understands. */
export const isForPayload = (names: Iterable<string>): boolean =>
  [...names].some((name) => payloadsOwn.some((own) => name === own || name.startsWith(`${own}[`)))

/**
 * Condition that no document meets. Payload reads the rows of a list before it renders the view and
 * sends them to the browser; our own list does not use them. Drawers and the trash have other
 * addresses.
 */
export const skipPayloadsRows =
  (collection: IndexedCollection): BaseListFilter =>
  ({ req }) =>
    req.pathname === `${panelBase}/collections/${collection}` &&
    !isForPayload(req.searchParams.keys())
      ? { id: { equals: 0 } }
      : null
