import type { Endpoint } from 'payload'
import { hasRole } from '#src/platform/access/access.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { attachment, fileHeaders } from '#src/platform/http/file-headers.ts'
import { cvTypes } from './cv-kind.ts'
import type { CvKind } from './cv-kind.ts'
import { readCv } from './cv-store.ts'

const isKind = (extension: string | undefined): extension is CvKind =>
  extension !== undefined && Object.hasOwn(cvTypes, extension)

/** Sends the CV of a candidate as an attachment, to roles that may read candidates. */
export const cvEndpoint: Endpoint = {
  path: '/:id/cv',
  method: 'get',
  handler: async (req) => {
    const headers = { ...fileHeaders, 'content-type': 'text/plain; charset=utf-8' }
    const id = Number(req.routeParams?.['id'])
    if (!hasRole(req, permissions.candidates.read))
      return new Response('forbidden\n', { status: 403, headers })
    const candidate = Number.isInteger(id)
      ? await req.payload.findByID({
          collection: 'candidates',
          id,
          depth: 0,
          overrideAccess: false,
          disableErrors: true,
          req,
        })
      : undefined
    const name = candidate?.cv_file ?? ''
    const kind = name.split('.').at(-1)
    const bytes = await readCv(name)
    if (!bytes || !isKind(kind)) return new Response('not found\n', { status: 404, headers })
    return new Response(new Uint8Array(bytes), {
      headers: {
        ...fileHeaders,
        'content-type': cvTypes[kind],
        'content-disposition': attachment(`curriculo-${name}`),
      },
    })
  },
}
