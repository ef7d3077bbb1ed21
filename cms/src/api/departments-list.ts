import type { Handler } from './handler.ts'
import { readOptions } from './forms/options.ts'

export const departmentsList: Handler<'departments-list'> = (reading) =>
  readOptions(reading, 'departments')
