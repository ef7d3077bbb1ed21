import { useLayoutData } from '#app/layouts/use-layout-data.ts'
import type { FormName } from './forms.ts'
import type { FormOutcome } from './outcome.ts'

/** What became of a form that was posted to this page without a script. */
export function useOutcome(form: FormName): FormOutcome | undefined {
  const outcome = useLayoutData()?.form
  return outcome?.form === form ? outcome : undefined
}
