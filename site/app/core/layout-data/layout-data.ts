import { useRouteLoaderData } from 'react-router'
import { useLocale } from '#app/core/i18n/language.ts'
import { layoutId } from '#shared/routes/table.ts'
import type { Answer } from '@vitrine/contract/client'
import type { FormState } from '#shared/forms/form-state.ts'
import type { LegalTexts } from './legal-text.ts'

type Layout = Answer<'layout-read'>

export interface LayoutData {
  /** The long legal texts stay behind: their own screens ask for them. */
  layout: Omit<Layout, 'privacy'> & { privacy: LegalTexts }
  /** What stands before absolute links. */
  origin: string
  /** The year of the copyright line. */
  year: number
  /** How a form came back that was posted to this page without a script. */
  form?: FormState | undefined
  /** Made from drafts, for a member of staff. */
  preview: boolean
}

/**
 * What the shell was made of; `undefined` when it could not be read, which error pages must live
 * with.
 */
export function useLayoutData(): LayoutData | undefined {
  return useRouteLoaderData<LayoutData>(layoutId(useLocale()))
}
