import { panelApiBase } from '@vitrine/contract/panel'
import { handleEndpoints } from 'payload'
import type { Payload } from 'payload'
import { lotHeader, lotOf } from '#src/content/media/bulk/lot.ts'
import { isPublicUpload } from '#src/content/media/upload-digests.ts'
import { asChangeSet } from '#src/recording/history/cause.ts'
import { guardStaffLogIn } from './staff-login-guard.ts'

/** Cause of a request: a lot of files, of which it uploads one, or what its session says. */
function causeOf({ url, headers }: Request): Parameters<typeof asChangeSet>[0] {
  const lot = lotOf(headers.get(lotHeader))
  const [collection = ''] = new URL(url).pathname.slice(panelApiBase.length + 1).split('/', 1)
  return lot && isPublicUpload(collection) ? { kind: 'files', lot: lot.key, title: lot.title } : {}
}

/** Handles a request of Payload's REST API, which only the panel uses. */
export function servePanelApi(request: Request, payload: Payload): Promise<Response> {
  const handle = (guarded: Request): Promise<Response> =>
    handleEndpoints({ config: payload.config, request: guarded })
  return guardStaffLogIn(request, payload, (guarded) =>
    guarded.method === 'GET'
      ? handle(guarded)
      : asChangeSet(causeOf(guarded), () => handle(guarded)),
  )
}
