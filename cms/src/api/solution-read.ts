import type { Handler } from './handler.ts'
import { readSolution } from './catalogue/solutions.ts'

export const solutionRead: Handler<'solution-read'> = (reading, { params }) =>
  readSolution(reading, params.id)
