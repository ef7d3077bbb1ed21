import { br } from './br.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import type { GoldenQuery } from './golden-query.ts'

/**
 * All queries of the project's own set; the ranking is judged by a separate set outside the
 * repository.
 */
export const goldenQueries: readonly GoldenQuery[] = [...br, ...en, ...es]
