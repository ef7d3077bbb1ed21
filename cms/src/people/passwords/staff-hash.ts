import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/**
 * Format of Payload's hashes (`auth/strategies/local/generatePasswordSaltHash`); any other format
 * never matches.
 */
const format = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, keyBytes: 32 }

/** Stored hash and salt of a staff password. */
export interface StoredPassword {
  hash: string | null
  salt: string | null
}

/** True if a password matches the stored hash; false for a hash in another format. */
export async function isStaffPassword(
  password: string,
  stored: StoredPassword | undefined,
): Promise<boolean> {
  if (!stored?.hash?.startsWith(format.prefix) || !stored.salt) return false
  const made = await promisify(pbkdf2)(
    password,
    stored.salt,
    format.iterations,
    format.keyBytes,
    'sha256',
  )
  const expected = Buffer.from(stored.hash.slice(format.prefix.length), 'hex')
  return expected.length === made.length && timingSafeEqual(expected, made)
}
