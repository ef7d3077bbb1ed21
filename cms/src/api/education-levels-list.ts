import type { Handler } from './handler.ts'
import { readOptions } from './forms/options.ts'

export const educationLevelsList: Handler<'education-levels-list'> = (reading) =>
  readOptions(reading, 'education-levels')
