import { createHash, randomBytes } from 'node:crypto'

/** A token that opens something: 256 random bits, told once and kept as its hash. */
export const makeSecret = (): string => randomBytes(32).toString('base64url')

export const hashOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url')
