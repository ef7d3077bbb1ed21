import type { Handler } from './handler.ts'
import { readSolution } from '#src/operations/solutions.ts'

export const solutionRead: Handler<'solution-read'> = (reading, { params }) =>
  readSolution(reading, params.id)
