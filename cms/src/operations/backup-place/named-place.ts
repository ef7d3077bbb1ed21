import { resolve } from 'node:path'
import type { Environment } from '#src/platform/environment-schema.ts'
import { UserFacingError } from '#src/platform/user-facing-error.ts'
import type { BackupPlace } from './backup-place.ts'
import { bucketPlace } from './bucket-place.ts'
import { folderPlace } from './folder-place.ts'

/** URL of a path in a bucket. */
const bucketAddress = /^s3:\/\/(?<bucket>[a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/(?<path>.+)$/
/** Segment of the path; may contain dots, as in a date. */
const pathSegment = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/

/**
 * Location named by the operator: a folder or, for `s3://bucket/path`, a bucket.
 *
 * @throws {UserFacingError} For an invalid URL, or the bucket in which the cms stores its files.
 */
export function namedPlace(named: string, environment: Environment): BackupPlace {
  if (!/^\w+:\/\//.test(named)) return folderPlace(resolve(named))
  const { bucket, path = '' } = bucketAddress.exec(named.replace(/\/$/, ''))?.groups ?? {}
  if (bucket === undefined || !path.split('/').every((segment) => pathSegment.test(segment)))
    throw new UserFacingError(
      `${named} is no address of a backup in a bucket: s3://bucket/path, of letters, digits, dots, hyphens and underscores.`,
    )
  const server = serverOfBackups(environment)
  if (
    environment.STORAGE === 's3' &&
    bucket === environment.S3_BUCKET &&
    server.S3_ENDPOINT === environment.S3_ENDPOINT
  )
    throw new UserFacingError(
      `The bucket ${bucket} holds the files themselves, and would be lost with them: give backups another one.`,
    )
  return bucketPlace(server, bucket, path)
}

/**
 * Server and access key of backups: their own if they are set, otherwise those of the files. The
 * environment has all of them or none.
 */
function serverOfBackups(environment: Environment) {
  const { BACKUP_S3_ENDPOINT, BACKUP_S3_REGION } = environment
  const { BACKUP_S3_ACCESS_KEY_ID, BACKUP_S3_SECRET_ACCESS_KEY } = environment
  if (!BACKUP_S3_ENDPOINT) return environment
  return {
    S3_ENDPOINT: BACKUP_S3_ENDPOINT,
    S3_REGION: BACKUP_S3_REGION ?? environment.S3_REGION,
    S3_ACCESS_KEY_ID: BACKUP_S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: BACKUP_S3_SECRET_ACCESS_KEY,
  }
}
