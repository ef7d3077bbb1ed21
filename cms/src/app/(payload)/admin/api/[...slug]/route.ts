import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { guardStaffDoor } from '#src/access/staff-door.ts'
import { refuseUnstorable } from '#src/http/refuse-unstorable.ts'
import config from '#src/payload.config.ts'

/** The staff's door: Payload's own REST, used by the panel alone. */
export const GET = REST_GET(config)
export const POST = refuseUnstorable(guardStaffDoor(REST_POST(config)))
export const DELETE = refuseUnstorable(REST_DELETE(config))
export const PATCH = refuseUnstorable(REST_PATCH(config))
export const PUT = refuseUnstorable(REST_PUT(config))
export const OPTIONS = REST_OPTIONS(config)
