import { useEffect } from 'react'
import { useCall } from '#src/admin/panel/use-call.ts'
import type { Loaded } from '#src/admin/panel/use-call.ts'
import type { PlanSummary, ShownPlan } from '#src/changes/plans/plan-shapes.ts'
import { pauseOf } from './plan-state.ts'

/** Reads again while one of the plans changes by itself. */
function usePolling(
  imports: readonly PlanSummary[] | undefined,
  { isLoading, reload }: Loaded<unknown>,
): void {
  const pause = imports && pauseOf(imports)
  useEffect(() => {
    if (pause === undefined || isLoading) return undefined
    const timer = setTimeout(reload, pause)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- each answer has its own function
  }, [pause, isLoading])
}

/** Plans that were applied or wait, the newest first. */
export function usePlans(language: string): Loaded<{ imports: PlanSummary[] }> {
  const loaded = useCall('imports.list', {}, { language })
  usePolling(loaded.data?.imports, loaded)
  return loaded
}

/** A plan; undefined: none is read. */
export function usePlan(id: number | undefined, language: string): Loaded<ShownPlan> {
  const loaded = useCall('imports.read', id === undefined ? undefined : { id }, { language })
  usePolling(loaded.data && [loaded.data], loaded)
  return loaded
}
