import type { StepName } from '#src/platform/database/background-steps.ts'
import { history } from './history.ts'
import { readModel } from './read-model.ts'
import type { Recorder } from './recorder.ts'
import { staffIndex } from './staff-index.ts'
import { texts } from './texts.ts'

/** All that is recorded of documents, in the order of a save. */
export const recorders: Record<StepName, Recorder> = {
  'read-model': readModel,
  'staff-index': staffIndex,
  texts,
  values: history,
}
