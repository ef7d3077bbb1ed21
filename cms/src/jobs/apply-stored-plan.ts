import type { TaskConfig } from 'payload'
import { isAppliedApart } from '#src/changes/plans/plan-queue.ts'
import { endPlan, readPlan } from '#src/changes/plans/plan-store.ts'
import { planTask } from '#src/changes/plans/order-plan.ts'
import { runPlan } from '#src/changes/plans/run-plan.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { importsTexts } from '#texts/imports.js'
import { workApart } from './large-work.ts'

const labels = labelsOf(importsTexts)

/** Times that a plan is begun again if its process ends. */
const retries = 2

/**
 * Task that applies a waiting plan; one whose process was killed is begun again. A large plan has a
 * process of its own.
 */
export const applyStoredPlan: TaskConfig = {
  slug: planTask,
  label: 'Apply a spreadsheet',
  retries,
  inputSchema: [{ name: 'import', type: 'number', required: true }],
  handler: async ({ input, job, req: { payload } }) => {
    const id = Number(Object(input)['import'])
    try {
      if (await isAppliedApart(payload, id))
        await workApart('apply', id, new AbortController().signal)
      else await runPlan(payload, id)
    } catch (error) {
      if (Number(job.totalTried ?? 0) < retries) throw error
      const language = (await readPlan(payload, id))?.language ?? ''
      await endPlan(payload, id, {
        state: 'failed',
        message: textOf(labels.failed, language),
        isFault: true,
      })
      throw error
    }
    return { output: {} }
  },
}
