import type { TaskConfig } from 'payload'
import { planTask, runPlan } from '#src/changes/plans/run-plan.ts'

/** Task that applies a waiting plan; one whose process was killed is begun again. */
export const applyStoredPlan: TaskConfig = {
  slug: planTask,
  label: 'Apply a spreadsheet',
  retries: 2,
  inputSchema: [{ name: 'import', type: 'number', required: true }],
  handler: async ({ input, req }) => {
    await runPlan(req.payload, Number(Object(input)['import']))
    return { output: {} }
  },
}
