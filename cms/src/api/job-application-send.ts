import type { Handler } from './handler.ts'
import { sendApplication } from '#src/operations/job-application.ts'

export const jobApplicationSend: Handler<'job-application-send'> = (
  reading,
  { body },
  { visitor },
) => sendApplication(reading, body, visitor)
