import type { Environment } from '../environment-schema.ts'

/** Variables of a server of buckets, and the key with which it is asked. */
export type S3ServerSettings = Pick<
  Environment,
  'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>

/** Time limits of a request, ms: to connect, until the answer begins, and without a byte. */
const limits = { connectionTimeout: 3000, requestTimeout: 15_000, socketTimeout: 60_000 }

/** Slowest line on which a body is sent within its time limit, bytes per ms. */
const slowestLine = 64

/** Attempts of a request that fails by the server or the network. */
const maxAttempts = 3

/** Most requests at a time; a slow reader of a file holds one. */
const maxSockets = 200

/** Options of a request with a body: the answer begins after the body has been sent. */
export const sending = (bytes: number, { requestTimeout } = limits) => ({
  requestTimeout: requestTimeout + bytes / slowestLine,
})

/** Loads the SDK, 22 MB, which a system without buckets does without, and makes a client. */
export async function connectToS3(settings: S3ServerSettings, within = limits) {
  const sdk = await import('@aws-sdk/client-s3')
  const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings
  const client = new sdk.S3Client({
    region: S3_REGION,
    maxAttempts,
    requestHandler: {
      ...within,
      // by default the SDK warns, and waits for ever
      throwOnRequestTimeout: true,
      httpAgent: { maxSockets },
      httpsAgent: { maxSockets },
    },
    // other servers than Amazon's: the bucket in the path, and none of the checksum headers of 2025,
    // which they reject; the signature already covers the body's SHA-256
    ...(S3_ENDPOINT ? { endpoint: S3_ENDPOINT, forcePathStyle: true } : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // without keys: those of the role of the machine
    ...(S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
      ? {
          credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
        }
      : {}),
  })
  return { sdk, client }
}

/** Whether a request failed because its object is not there. */
export const isMissing = (error: unknown): boolean =>
  Object(error).name === 'NoSuchKey' ||
  (Object(error).name === 'NotFound' && Object(error).$metadata?.httpStatusCode === 404)
