import type { TaskConfig } from 'payload'
import { importTask, runImport } from '#src/changes/imports/run-import.ts'

/** Task that applies an ordered import; one whose process was killed is begun again. */
export const applyImport: TaskConfig = {
  slug: importTask,
  label: 'Apply a spreadsheet',
  retries: 2,
  inputSchema: [{ name: 'import', type: 'number', required: true }],
  handler: async ({ input, req }) => {
    await runImport(req.payload, Number(Object(input)['import']))
    return { output: {} }
  },
}
