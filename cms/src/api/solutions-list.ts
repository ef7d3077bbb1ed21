import type { Handler } from './handler.ts'
import { listSolutions } from '#src/operations/solutions.ts'

export const solutionsList: Handler<'solutions-list'> = (reading, { query }) =>
  listSolutions(reading, query)
