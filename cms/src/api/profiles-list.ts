import type { Handler } from './handler.ts'
import { readOptions } from './forms/options.ts'

export const profilesList: Handler<'profiles-list'> = (reading) =>
  readOptions(reading, 'profiles', { open: { equals: true } })
