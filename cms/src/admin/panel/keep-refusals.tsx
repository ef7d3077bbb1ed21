'use client'

import { ServerFunctionsContext, useServerFunctions } from '@payloadcms/ui'
import type { ServerFunctionsContextType } from '@payloadcms/ui'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { documentName, formOf } from './open-forms.ts'
import { withRefusals } from './refusals.ts'

/**
 * Adds the errors of a rejected save to each form state that the server builds. The server only
 * validates fields; its result would remove the errors of hooks, the database and uploads.
 */
export function KeepRefusals({ children }: { children: ReactNode }): ReactNode {
  const functions = useServerFunctions()
  const context = useMemo((): ServerFunctionsContextType => {
    const { getFormState } = functions
    return {
      ...functions,
      getFormState: async (args) => {
        const answer = await getFormState(args)
        // `data` is set after a save: that state has the saved values, with no errors to keep
        if (!answer || !('state' in answer) || !answer.state || args.data !== undefined)
          return answer
        const form = formOf(documentName(args.id, args.collectionSlug, args.globalSlug))
        return form === undefined || form.refusals.length === 0
          ? answer
          : { ...answer, state: { ...answer.state, ...withRefusals(answer.state, form.refusals) } }
      },
    }
  }, [functions])
  return <ServerFunctionsContext value={context}>{children}</ServerFunctionsContext>
}
