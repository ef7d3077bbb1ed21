import { basename, extname } from 'node:path'
import { Readable } from 'node:stream'
import { ApiError } from '@vitrine/contract/errors'
import { slugOf } from '#src/content/fields/slug-of.ts'
import { attachment, fileHeaders } from '#src/platform/http/file-headers.ts'
import { storage } from '#src/platform/storage/storage.ts'
import { uploadPath } from '#src/content/media/stored-uploads.ts'
import type { Session } from '#src/people/members/session.ts'
import { currentOf, mayRead } from './restricted-documents.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import type { Handlers } from '#src/api/reading/handler.ts'

/** File of the current revision. A forbidden document is a 404, like a missing one. */
export async function downloadDocument(
  context: CallContext,
  documentId: string,
  session: Session,
): Promise<Response> {
  const { payload, locale } = context
  if (!/^\d{1,9}$/.test(documentId)) throw new ApiError('not-found')
  const document = await payload.findByID({
    collection: 'restricted-documents',
    id: Number(documentId),
    locale,
    depth: 1,
    joins: false,
    overrideAccess: true,
    disableErrors: true,
  })
  const current = document ? currentOf(document) : undefined
  if (
    !document ||
    !current ||
    !mayRead(session, document) ||
    !(await seesSection(context, session, current.section))
  )
    throw new ApiError('not-found')
  const { file, label } = current.revision
  const filename = basename(file.filename ?? '')
  const stored = await storage.find(uploadPath('restricted-files', filename))
  if (!stored) throw new Error(`the file of document ${document.id} is gone: ${filename}`)
  const content = await stored.read()
  const title = document.title || filename
  await payload.create({
    collection: 'downloads',
    data: { member: session.member, document: document.id, title, revision: label, filename },
    depth: 0,
    overrideAccess: true,
  })
  return new Response(Readable.toWeb(content) as ReadableStream, {
    headers: {
      ...fileHeaders,
      'content-type': file.mimeType ?? 'application/octet-stream',
      'content-length': String(stored.bytes),
      'content-disposition': attachment(
        `${slugOf(`${title} ${label}`).replaceAll(':', '-')}${extname(filename)}`,
      ),
    },
  })
}

/**
 * True if a member may see the section in any locale, because the link may come from a page in
 * another language.
 */
async function seesSection(
  { payload }: CallContext,
  session: Session,
  section: number,
): Promise<boolean> {
  const found = await payload.count({
    collection: 'restricted-sections',
    overrideAccess: true,
    where: {
      and: [
        { id: { equals: section } },
        { _status: { equals: 'published' } },
        session.admin ? {} : { profiles: { in: [session.profile] } },
      ],
    },
  })
  return found.totalDocs > 0
}

export const restrictedDownloadHandlers = {
  'restricted-document-read': (context, { params }, { session }) =>
    downloadDocument(context, params.document, session),
} satisfies Handlers
