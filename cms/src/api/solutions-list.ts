import type { Handler } from './handler.ts'
import { listSolutions } from './catalogue/solutions.ts'

export const solutionsList: Handler<'solutions-list'> = (reading, { query }) =>
  listSolutions(reading, query)
