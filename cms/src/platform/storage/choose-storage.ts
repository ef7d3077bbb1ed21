import type { Environment } from '../environment-schema.ts'
import { diskStorage } from './disk-storage.ts'
import type { FileStorage } from './file-storage.ts'
import { s3Storage } from './s3-storage.ts'

/** Storage configured by an environment. */
export const chosenStorage = (environment: Environment): FileStorage =>
  environment.STORAGE === 's3' ? s3Storage(environment) : diskStorage(environment.VITRINE_DATA)
