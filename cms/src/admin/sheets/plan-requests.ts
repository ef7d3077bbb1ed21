import { call, callFile } from '#src/admin/panel/call.ts'
import { sourceFacts } from '#src/changes/plans/plan-sources.ts'
import type { PlanSummary, ShownPlan } from '#src/changes/plans/plan-shapes.ts'
import type { Answered } from '#src/platform/panel-calls/send.ts'
import { isOfFile } from './plan-state.ts'

/** Sends a file, which is compared and kept; with its damaged texts mended if it is asked for. */
export function sendFile(
  file: File,
  language: string,
  isMended = false,
): Promise<Answered<ShownPlan>> {
  const body = new FormData()
  body.set('file', file)
  if (isMended) body.set('mend', 'yes')
  return call('imports.check', { body }, { language })
}

/**
 * Compares the kept file of a plan with the content as it is now, as a new plan; of another
 * source the plan itself.
 */
export async function sendAgain(
  { id, fileName, source }: Pick<PlanSummary, 'id' | 'fileName' | 'source'>,
  language: string,
): Promise<Answered<ShownPlan>> {
  if (!isOfFile({ source })) return call('imports.read', { id }, { language })
  const kept = await callFile('imports.file', { id }, { language })
  if (!kept.data) return kept
  const file = await kept.data.blob().catch(() => undefined)
  if (!file) return { problem: 'failed' }
  return sendFile(new File([file], fileName), language, sourceFacts[source].isMended)
}
