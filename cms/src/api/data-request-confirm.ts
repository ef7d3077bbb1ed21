import type { Handler } from './handler.ts'
import { confirmDataRequest } from './forms/data-request.ts'

export const dataRequestConfirm: Handler<'data-request-confirm'> = (
  reading,
  { body },
  { visitor },
) => confirmDataRequest(reading, body.token, visitor)
