import type { Handler } from './handler.ts'
import { sendApplication } from './forms/job-application.ts'

export const jobApplicationSend: Handler<'job-application-send'> = (
  reading,
  { body },
  { visitor },
) => sendApplication(reading, body, visitor)
