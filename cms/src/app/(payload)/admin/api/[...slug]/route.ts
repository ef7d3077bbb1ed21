import { REST_DELETE, REST_GET, REST_PATCH, REST_POST } from '@payloadcms/next/routes'
import { staffLoginGuard } from '#src/staff-login-guard.ts'
import { refuseUnstorable } from '#src/platform/http/refuse-unstorable.ts'
import config from '#src/payload.config.ts'

/** Payload's REST API, used by the panel only. */
export const GET = staffLoginGuard(REST_GET(config))
export const POST = refuseUnstorable(staffLoginGuard(REST_POST(config)))
export const DELETE = refuseUnstorable(staffLoginGuard(REST_DELETE(config)))
export const PATCH = refuseUnstorable(staffLoginGuard(REST_PATCH(config)))

const nothing = staffLoginGuard(async () => new Response(null, { status: 404 }))
export { nothing as HEAD, nothing as OPTIONS, nothing as PUT }
