import { createHash } from 'node:crypto'
import type { Body } from './solid.ts'

/** Digest of a description: `made.json` has that of each part number whose files were made. */
export const digestOf = (bodies: readonly Body[]): string =>
  createHash('sha256').update(JSON.stringify(bodies)).digest('hex').slice(0, 16)
