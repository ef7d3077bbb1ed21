import type { Handler } from './handler.ts'
import { readOptions } from './forms/options.ts'

export const trainingLevelsList: Handler<'training-levels-list'> = (reading, { query }) =>
  readOptions(
    reading,
    'training-levels',
    query.type === undefined ? {} : { type: { equals: query.type } },
  )
