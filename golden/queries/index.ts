import { br } from './br.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import type { GoldenQuery } from './golden-query.ts'

/** All queries of the project's own set; a separate set outside of the repository is decisive. */
export const goldenQueries: readonly GoldenQuery[] = [...br, ...en, ...es]
