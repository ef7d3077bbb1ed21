import type { Answer } from '@vitrine/contract/client'
import type { LoaderFunctionArgs } from 'react-router'
import type { LegalTexts } from '#app/reading/legal-text.ts'
import type { FormState } from '#app/forms/form-state.ts'

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
 * The `loader` of a locale's layout: asked once, on the server, since a visitor who changes
 * language loads the page anew
 * (spec §2). In the browser it runs only when the server could not make the shell, and then brings
 * no new one.
 */
export async function loadLayout(given: LoaderFunctionArgs): Promise<LayoutData> {
  if (!import.meta.env.SSR) throw new Error('The shell comes with the page.')
  const { readLayout } = await import('./read-layout.ts')
  return readLayout(given)
}
