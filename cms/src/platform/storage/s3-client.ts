import type { Environment } from '../environment-schema.ts'

/** Environment variables of an S3 server and its access key. */
export type S3ServerSettings = Pick<
  Environment,
  'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>

/** Timeouts of a request, ms: connection, start of the response, and inactivity. */
const limits = { connectionTimeout: 3000, requestTimeout: 15_000, socketTimeout: 60_000 }

/** Minimum upload speed for the timeout of a request body, bytes per ms. */
const slowestLine = 64

/** Maximum attempts of a request that fails because of the server or the network. */
const maxAttempts = 3

/** Maximum concurrent requests; a slow reader of a file occupies one. */
const maxSockets = 200

/** Options of a request with a body; the timeout includes the time to send it. */
export const sending = (bytes: number, { requestTimeout } = limits) => ({
  requestTimeout: requestTimeout + bytes / slowestLine,
})

/** Loads the SDK (22 MB, only for systems with a bucket) and creates a client. */
export async function connectToS3(settings: S3ServerSettings, within = limits) {
  const sdk = await import('@aws-sdk/client-s3')
  const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings
  const client = new sdk.S3Client({
    region: S3_REGION,
    maxAttempts,
    requestHandler: {
      ...within,
      // by default the SDK only logs a warning and waits forever
      throwOnRequestTimeout: true,
      httpAgent: { maxSockets },
      httpsAgent: { maxSockets },
    },
    // for servers other than Amazon's: the bucket in the path, and no checksum headers (introduced
    // in 2025), which they reject; the signature already covers the body's SHA-256
    ...(S3_ENDPOINT ? { endpoint: S3_ENDPOINT, forcePathStyle: true } : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // without keys, the SDK uses the role of the machine
    ...(S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
      ? {
          credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
        }
      : {}),
  })
  return { sdk, client }
}

/** True if a request failed because its object does not exist. */
export const isMissing = (error: unknown): boolean =>
  Object(error).name === 'NoSuchKey' ||
  (Object(error).name === 'NotFound' && Object(error).$metadata?.httpStatusCode === 404)
