import { REST_DELETE, REST_GET, REST_PATCH, REST_POST } from '@payloadcms/next/routes'
import { guardStaffDoor } from '#src/staff-login-guard.ts'
import { refuseUnstorable } from '#src/platform/http/refuse-unstorable.ts'
import config from '#src/payload.config.ts'

/** The staff's door: Payload's own REST, used by the panel alone. */
export const GET = guardStaffDoor(REST_GET(config))
export const POST = refuseUnstorable(guardStaffDoor(REST_POST(config)))
export const DELETE = refuseUnstorable(guardStaffDoor(REST_DELETE(config)))
export const PATCH = refuseUnstorable(guardStaffDoor(REST_PATCH(config)))

const nothing = guardStaffDoor(async () => new Response(null, { status: 404 }))
export { nothing as HEAD, nothing as OPTIONS, nothing as PUT }
