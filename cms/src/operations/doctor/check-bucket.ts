import { contentOf, fileFolders } from '#src/platform/storage/file-storage.ts'
import { diskStorage } from '#src/platform/storage/disk-storage.ts'
import { s3Storage } from '#src/platform/storage/s3-storage.ts'
import type { BucketSettings } from '#src/platform/storage/s3-storage.ts'
import { findingsOf } from './finding.ts'
import type { Finding } from './finding.ts'

/** Timeout of the unsigned request, ms. */
const timeoutMs = 8000

const remedies: Record<string, string> = {
  ENOTFOUND: 'Correct the host of S3_ENDPOINT, or the name resolution of this machine.',
  ECONNREFUSED: 'Start the server, or correct host and port of S3_ENDPOINT.',
  TimeoutError: 'The server does not answer: check S3_ENDPOINT, and the firewall.',
  NoSuchBucket: 'Create the bucket, or correct S3_BUCKET and S3_REGION.',
  PermanentRedirect: 'The bucket is in another region: correct S3_REGION.',
  AuthorizationHeaderMalformed: 'Correct S3_REGION: the server signs with another one.',
  InvalidAccessKeyId: 'Correct S3_ACCESS_KEY_ID.',
  SignatureDoesNotMatch: 'Correct S3_SECRET_ACCESS_KEY, and S3_REGION.',
  CredentialsProviderError:
    'Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or give the machine a role.',
  AccessDenied: 'Allow the key to list the bucket, and to read, write and delete its objects.',
  RequestTimeTooSkewed: 'Synchronize the clock of this machine with NTP.',
}

/**
 * Writes, reads, lists and deletes a file in the bucket, like the cms, and tries to read it without
 * a signature. Removes the file.
 */
export async function checkBucket(settings: BucketSettings): Promise<Finding[]> {
  const { ok, warning, fault } = findingsOf('bucket')
  const storage = s3Storage(settings)
  const probe = `private/.doctor-${process.pid}`
  const content = Buffer.from(`written by the doctor at ${new Date().toISOString()}\n`)
  const findings: Finding[] = []
  let step = 'written'
  try {
    await storage.write(probe, content)
    try {
      step = 'read'
      const read = await contentOf(storage, probe)
      if (!read?.equals(content))
        findings.push(
          fault(
            `The ${storage.place} does not give back what was written.`,
            'Check what stands between this machine and the server.',
          ),
        )
      step = 'listed'
      const kept = await Promise.all(fileFolders.map((folder) => storage.list(folder)))
      const disk = await Promise.all(
        fileFolders.map((folder) => diskStorage(settings.VITRINE_DATA).list(folder)),
      )
      const files = kept.flat().filter(({ path }) => path !== probe).length
      if (files < disk.flat().length)
        findings.push(
          warning(
            `The data folder still has ${disk.flat().length} files, the bucket ${files}.`,
            'Move them: node tools/run.mjs move-files s3 (npm run move-files -- s3).',
          ),
        )
      step = 'tried without a signature'
      if (await isPublic(await storage.addressOf(probe)))
        findings.push(
          fault(
            'Everybody can read the bucket, private files included.',
            'Block public access to it: remove its policy and the permissions of anonymous users.',
          ),
        )
    } finally {
      await storage.remove(probe).catch((error: unknown) => {
        if (step === 'tried without a signature') step = 'deleted'
        throw error
      })
    }
  } catch (error) {
    const { name, code } = Object(error)
    const word = [code, name].find((one) => String(one) in remedies) ?? name
    return [
      fault(
        `A file of the ${storage.place} cannot be ${step} (${String(word)}).`,
        remedies[String(word)] ??
          'Check the variables of the bucket (S3_…), and the log of its server.',
      ),
    ]
  }
  return findings.length > 0
    ? findings
    : [ok(`The ${storage.place} can be read and written, by its key alone.`)]
}

async function isPublic(address: string): Promise<boolean> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) }).catch(
    () => undefined,
  )
  await answer?.body?.cancel()
  return answer?.ok === true
}
