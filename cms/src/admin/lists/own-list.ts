import { panelBase } from '@vitrine/contract/panel'
import type { BaseListFilter } from 'payload'
import type { IndexedCollection } from '#src/staff-index/document-keys.ts'

/** URL parameters that only Payload's own list supports. */
const payloadsOwn = ['where', 'preset', 'groupBy']

/** True if a URL has a parameter that only Payload's own list supports. */
export const isForPayload = (names: Iterable<string>): boolean =>
  [...names].some((name) => payloadsOwn.some((own) => name === own || name.startsWith(`${own}[`)))

/**
 * Filter for the page of our own list that matches no document: Payload reads a page of documents
 * before it renders the view and sends them to the browser, where our list does not use them.
 * Drawers and the trash have other paths.
 */
export const skipPayloadsRows =
  (collection: IndexedCollection): BaseListFilter =>
  ({ req }) =>
    req.pathname === `${panelBase}/collections/${collection}` &&
    !isForPayload(req.searchParams.keys())
      ? { id: { equals: 0 } }
      : null
