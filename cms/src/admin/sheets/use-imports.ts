import { useEffect, useState } from 'react'
import { callPath } from '#src/admin/changes/requests.ts'
import { useAnswer } from '#src/admin/changes/use-answer.ts'
import type { Loaded } from '#src/admin/changes/use-answer.ts'
import { ownEndpoints } from '#src/admin/panel/own-endpoints.ts'
import type { ImportSummary } from '#src/changes/imports/import-answer.ts'
import { importCall } from './import-requests.ts'
import type { ReadImport } from './import-requests.ts'
import { pauseOf } from './import-state.ts'

/** Answer of a call that is read again while an import of it changes by itself. */
function usePolled<T>(
  path: string | undefined,
  language: string,
  importsOf: (data: T) => readonly ImportSummary[],
): Loaded<T> {
  const [revision, setRevision] = useState(0)
  const answer = useAnswer<T>(path, language, revision)
  const { data, isLoading } = answer
  const pause = data === undefined ? undefined : pauseOf(importsOf(data))
  useEffect(() => {
    if (pause === undefined || isLoading) return undefined
    const timer = setTimeout(() => setRevision((former) => former + 1), pause)
    return () => clearTimeout(timer)
  }, [pause, isLoading])
  return answer
}

interface ImportList {
  imports: ImportSummary[]
}

const listed = ({ imports }: ImportList): readonly ImportSummary[] => imports
const itself = (read: ReadImport): readonly ImportSummary[] => [read]

/** Imports that were ordered, the newest first. */
export const useImports = (language: string): Loaded<ImportList> =>
  usePolled<ImportList>(callPath(ownEndpoints.imports, {}), language, listed)

/** An import; undefined: none is read. */
export const useImport = (id: number | undefined, language: string): Loaded<ReadImport> =>
  usePolled<ReadImport>(
    id === undefined ? undefined : importCall(ownEndpoints.import, id),
    language,
    itself,
  )
