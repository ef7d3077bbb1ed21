import type { CallName } from '../calls.ts'

/** Calls that work through the codes or lines of their input. */
const perLine: ReadonlySet<CallName> = new Set([
  'parts-read',
  'parts-find',
  'lines-read',
  'part-numbers-find',
  'comparison-read',
  'documents-read',
])

/** Bytes of input that cost as much as a call: about 300 codes, or 100 lines of a mail. */
const bytesPerCost = 4096

/**
 * Cost of a call in a limit of concurrent calls: 1, and for a call that works through a list one
 * more for each part of it, so that four connections of one client are no four times a list.
 *
 * @param bytes - Size of the body, of a read: of the address.
 */
export const costOfCall = (name: CallName, bytes: number): number =>
  perLine.has(name) ? 1 + Math.floor(bytes / bytesPerCost) : 1
