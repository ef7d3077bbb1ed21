import type { Handler } from './handler.ts'
import { readOptions } from '#src/operations/options.ts'

export const interestsList: Handler<'interests-list'> = (reading) =>
  readOptions(reading, 'interests')
