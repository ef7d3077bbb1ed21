import type { Handler } from './handler.ts'
import { confirmDataRequest } from '#src/operations/data-request.ts'

export const dataRequestConfirm: Handler<'data-request-confirm'> = (
  reading,
  { body },
  { visitor },
) => confirmDataRequest(reading, body.token, visitor)
