import { readEnvironment } from './environment-schema.ts'

/** The cms's environment, read once. */
export const environment = readEnvironment()
