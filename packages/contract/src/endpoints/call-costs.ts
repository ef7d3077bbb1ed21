import type { CallName } from '../calls.ts'

/**
 * Bytes of input that cost as much as a call: measured as processor time of site, cms and PostgreSQL,
 * of which an uncached search takes about 40 ms. 200 misspelt lines of 9 kB take 570 ms; 1,000
 * unknown codes of 13 kB 350 ms.
 */
const bytesPerCost: Partial<Record<CallName, number>> = {
  'lines-read': 640,
  'parts-read': 1536,
  'parts-find': 1536,
  'part-numbers-find': 1536,
  'comparison-read': 1536,
  'documents-read': 1536,
}

/**
 * Cost of a call in a limit of concurrent calls: 1, and for a call that works through a list one
 * more for each part of it, so that four connections of one client are no four times a list.
 *
 * @param bytes - Size of the body, of a read: of the address.
 */
export const costOfCall = (name: CallName, bytes: number): number =>
  1 + Math.floor(bytes / (bytesPerCost[name] ?? Number.POSITIVE_INFINITY))
