import { expect, test } from 'vitest'
import { readEnvironment } from '#src/platform/environment-schema.ts'
import { namedPlace } from './named-place.ts'

const environment = (more: Record<string, string> = {}) =>
  readEnvironment({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    PUBLIC_ORIGIN: 'https://vitrine.example',
    ...more,
  })
const inBucket = {
  STORAGE: 's3',
  S3_BUCKET: 'vitrine-files',
  S3_ENDPOINT: 'https://s3.example.com',
}

test('is a folder, or a path in a bucket', () => {
  expect(namedPlace('backups/monday', environment()).name).toMatch(/\/backups\/monday$/)
  expect(namedPlace('s3://vitrine-backups/daily/2026-11-23/', environment()).name).toBe(
    's3://vitrine-backups/daily/2026-11-23',
  )
})

test.each([
  's3://vitrine-backups',
  's3://vitrine-backups/',
  's3://vitrine-backups/../files',
  's3://vitrine-backups/a//b',
  's3://Vitrine/a',
  'https://s3.example.com/vitrine-backups/a',
])('is not %s', (address) => {
  expect(() => namedPlace(address, environment())).toThrow(/no address of a backup/)
})

test('is not the bucket of the files, unless it is another server’s', () => {
  const address = 's3://vitrine-files/monday'
  expect(() => namedPlace(address, environment(inBucket))).toThrow(/holds the files themselves/)
  expect(namedPlace(address, environment({ ...inBucket, STORAGE: 'disk' })).name).toBe(address)
  const other = {
    ...inBucket,
    BACKUP_S3_ENDPOINT: 'https://backups.example.com',
    BACKUP_S3_ACCESS_KEY_ID: 'key',
    BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
  }
  expect(namedPlace(address, environment(other)).name).toBe(address)
})

test.each([
  [['BACKUP_S3_REGION'], ['BACKUP_S3_ENDPOINT', 'BACKUP_S3_ACCESS_KEY_ID']],
  [['BACKUP_S3_ENDPOINT'], ['BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_S3_SECRET_ACCESS_KEY']],
  [['BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_S3_SECRET_ACCESS_KEY'], ['BACKUP_S3_ENDPOINT']],
  [['BACKUP_S3_ENDPOINT', 'BACKUP_S3_SECRET_ACCESS_KEY'], ['BACKUP_S3_ACCESS_KEY_ID']],
])('refuses %j without %j', (given, missing) => {
  const values = Object.fromEntries(given.map((name) => [name, 'https://backups.example.com']))
  for (const name of missing)
    expect(() => environment(values)).toThrow(new RegExp(`${name} is not set, but BACKUP_S3_`))
})
