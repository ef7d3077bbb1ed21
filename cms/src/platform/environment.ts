import { readEnvironment } from './environment-schema.ts'

/** Environment of the cms, read at import. */
export const environment = readEnvironment()
