import type { Handler } from './handler.ts'
import { sendDataRequest } from './forms/data-request.ts'

export const dataRequestSend: Handler<'data-request-send'> = (reading, { body }, { visitor }) =>
  sendDataRequest(reading, body, visitor)
