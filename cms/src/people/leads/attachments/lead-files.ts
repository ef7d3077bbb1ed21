import type { Config } from '#src/platform/payload-types.ts'
import { attachmentsOf, readAttachment } from './attachment-store.ts'
import { cvTypes } from '../cv-kind.ts'
import type { CvKind } from '../cv-kind.ts'
import { readCv } from '../cv-store.ts'

/** Uploaded file, with the name under which it is downloaded. */
export interface LeadFile {
  name: string
  type: string
  bytes: Uint8Array
}

type Lead<Name extends keyof Config['collections']> = Config['collections'][Name]

/** File of a message; `number` counts from 1. */
export async function attachmentOf(
  { attachments }: Lead<'messages'>,
  number: number,
): Promise<LeadFile | undefined> {
  const stored = attachmentsOf(attachments)[number - 1]
  const bytes = stored && (await readAttachment(stored))
  return bytes && { name: stored.name, type: stored.type, bytes }
}

const isKind = (extension: string | undefined): extension is CvKind =>
  extension !== undefined && Object.hasOwn(cvTypes, extension)

/** CV of a candidate. */
export async function cvOf({ cv_file: file }: Lead<'candidates'>): Promise<LeadFile | undefined> {
  const name = file ?? ''
  const kind = name.split('.').at(-1)
  const bytes = await readCv(name)
  return bytes && isKind(kind)
    ? { name: `curriculo-${name}`, type: cvTypes[kind], bytes }
    : undefined
}
