import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import pLimit from 'p-limit'
import { ApiError } from '@vitrine/contract/errors'

/**
 * scrypt parameters with 32 MB per hash (OWASP's second choice: N = 2^15, r = 8, p = 3); stored in
 * each hash, so that they can be increased later.
 */
const cost = { N: 2 ** 15, r: 8, p: 3 }
const keyBytes = 32
const memory = 64 * 1024 * 1024

/** Maximum concurrent hashes; leaves threads of the libuv pool for files and images. */
const hashesAtOnce = 2
/** Maximum running and queued hashes; more are rejected with 429. */
export const maxHashes = 62

const hashing = pLimit(hashesAtOnce)

async function derive(password: string, salt: Buffer, { N, r, p }: typeof cost): Promise<Buffer> {
  if (hashing.activeCount + hashing.pendingCount >= maxHashes)
    throw new ApiError('too-many-requests')
  return hashing(
    () =>
      new Promise((done, fail) => {
        scrypt(
          password.normalize('NFKC'),
          salt,
          keyBytes,
          { N, r, p, maxmem: memory },
          (error, key) => (error ? fail(error) : done(key)),
        )
      }),
  )
}

/** Hashes a password with a new salt; format `scrypt$N$r$p$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost)
  return [
    'scrypt',
    cost.N,
    cost.r,
    cost.p,
    salt.toString('base64url'),
    key.toString('base64url'),
  ].join('$')
}

/** Dummy hash that is compared for unknown accounts. */
const dummyHash = [
  'scrypt',
  cost.N,
  cost.r,
  cost.p,
  randomBytes(16).toString('base64url'),
  randomBytes(keyBytes).toString('base64url'),
].join('$')

/** True if a password matches a hash; without a hash it takes the same time and returns false. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (hash ?? dummyHash).split('$')
  const wanted = Buffer.from(key, 'base64url')
  const made = await derive(password, Buffer.from(salt, 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  })
  return timingSafeEqual(made, wanted) && hash !== undefined
}
