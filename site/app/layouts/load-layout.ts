import { createClient } from '@vitrine/contract/client'
import type { Answer } from '@vitrine/contract/client'
import { data } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { serverContext } from '#app/api/server-context.ts'
import { responseOfError } from '#app/errors/response-of-error.ts'
import { legalTexts } from '#app/reading/legal-text.ts'
import type { LegalTexts } from '#app/reading/legal-text.ts'
import type { FormOutcome } from '#app/forms/outcome.ts'
import { localeOfPath } from '#app/routes/locale-of-path.ts'

type Layout = Answer<'layout-read'>

export interface LayoutData {
  /** The long legal texts stay behind: their own screens ask for them. */
  layout: Omit<Layout, 'privacy'> & { privacy: LegalTexts }
  /** What stands before absolute links. */
  origin: string
  /** The year of the copyright line. */
  year: number
  /** What became of a form that was posted to this page without a script. */
  form?: FormOutcome | undefined
  /** Made from drafts, for a member of staff. */
  preview: boolean
}

/** What the shell needs; asked once, on the server: a visitor who changes language loads the page anew (spec §2). */
export async function loadLayout({ request, context }: LoaderFunctionArgs): Promise<LayoutData> {
  const { transport, origin, preview, form } = context.get(serverContext)
  const locale = localeOfPath(new URL(request.url).pathname)
  const client = createClient({ locale, transport })
  const layout = await client('layout-read').catch((error: unknown) => {
    throw responseOfError(error)
  })
  // spec §4 "Maintenance"; the staff may look at what comes after it
  if (!preview && layout.others.environment_under_maintenance === 1) throw data({ code: 'unavailable' }, { status: 502 })
  return { layout: { ...layout, privacy: legalTexts(layout.privacy, locale) }, origin, year: new Date().getFullYear(), preview, ...(form ? { form } : {}) }
}
