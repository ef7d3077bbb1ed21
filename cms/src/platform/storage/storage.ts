import { environment } from '#src/platform/environment.ts'
import { chosenStorage } from './choose-storage.ts'

/** Storage of this cms. */
export const storage = chosenStorage(environment)
