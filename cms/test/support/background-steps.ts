import type { Payload } from 'payload'
import { repeatStep, workAtSteps } from '#src/jobs/steps/run-steps.ts'
import { readSteps } from '#src/platform/database/background-steps.ts'
import type { StepName } from '#src/platform/database/background-steps.ts'

/** Has a step record what is missing; returns the number of documents that it looked at. */
export async function recordAgain(payload: Payload, name: StepName): Promise<number> {
  await repeatStep(payload, name)
  while (await workAtSteps(payload));
  const step = (await readSteps(payload)).find((each) => each.name === name)
  if (!step?.is_finished || step.failed > 0) throw new Error(`the step ${name} did not end`)
  return step.done
}
