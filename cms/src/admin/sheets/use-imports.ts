import { useEffect } from 'react'
import { useCall } from '#src/admin/panel/use-call.ts'
import type { Loaded } from '#src/admin/panel/use-call.ts'
import type { ImportSummary, ReadImport } from '#src/changes/imports/import-shapes.ts'
import { pauseOf } from './import-state.ts'

/** Reads again while one of the imports changes by itself. */
function usePolling(
  imports: readonly ImportSummary[] | undefined,
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

/** Imports that were ordered, the newest first. */
export function useImports(language: string): Loaded<{ imports: ImportSummary[] }> {
  const loaded = useCall('imports.list', {}, { language })
  usePolling(loaded.data?.imports, loaded)
  return loaded
}

/** An import; undefined: none is read. */
export function useImport(id: number | undefined, language: string): Loaded<ReadImport> {
  const loaded = useCall('imports.read', id === undefined ? undefined : { id }, { language })
  usePolling(loaded.data && [loaded.data], loaded)
  return loaded
}
