import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'

export const checkDecision: CollectionBeforeChangeHook = ({ data }) => data
export const afterDecision: CollectionAfterChangeHook = ({ doc }) => doc
