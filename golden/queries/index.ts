import { br } from './br.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import type { GoldenQuery } from './golden-query.ts'

/** All queries of the project's own set; another set, not in the repository, decides. */
export const goldenQueries: readonly GoldenQuery[] = [...br, ...en, ...es]
