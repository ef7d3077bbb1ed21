import { createHash, randomBytes } from 'node:crypto'

/** Random token of 256 bits; only its hash is stored. */
export const makeSecret = (): string => randomBytes(32).toString('base64url')

export const hashOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url')
