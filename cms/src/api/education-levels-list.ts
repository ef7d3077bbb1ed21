import type { Handler } from './handler.ts'
import { readOptions } from '#src/operations/options.ts'

export const educationLevelsList: Handler<'education-levels-list'> = (reading) =>
  readOptions(reading, 'education-levels')
