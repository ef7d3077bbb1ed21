import type { Handler } from './handler.ts'
import { readOptions } from './forms/options.ts'

export const interestsList: Handler<'interests-list'> = (reading) =>
  readOptions(reading, 'interests')
