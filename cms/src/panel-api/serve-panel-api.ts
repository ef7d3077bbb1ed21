import { handleEndpoints } from 'payload'
import type { Payload } from 'payload'
import { asChangeSet } from '#src/recording/history/cause.ts'
import { guardStaffLogIn } from './staff-login-guard.ts'

/** Handles a request of Payload's REST API, which only the panel uses. */
export function servePanelApi(request: Request, payload: Payload): Promise<Response> {
  const handle = (guarded: Request): Promise<Response> =>
    handleEndpoints({ config: payload.config, request: guarded })
  return guardStaffLogIn(request, payload, (guarded) =>
    guarded.method === 'GET' ? handle(guarded) : asChangeSet({}, () => handle(guarded)),
  )
}
