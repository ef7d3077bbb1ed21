import { useRouteLoaderData } from 'react-router'
import { useLocale } from '#app/i18n/messages.ts'
import type { LayoutData } from '#app/layouts/load-layout.ts'
import type { FormName } from './forms.ts'
import type { FormOutcome } from './outcome.ts'

/** What became of a form that was posted to this page without a script. */
export function useOutcome(form: FormName): FormOutcome | undefined {
  const outcome = useRouteLoaderData<LayoutData>(`layout___${useLocale()}`)?.form
  return outcome?.form === form ? outcome : undefined
}
