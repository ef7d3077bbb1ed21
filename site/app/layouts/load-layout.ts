import { createClient } from '@vitrine/contract/client'
import type { Answer } from '@vitrine/contract/client'
import { data } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { serverContext } from '#app/api/server-context.ts'
import { responseOfError } from '#app/errors/response-of-error.ts'
import { localeOfPath } from '#app/routes/locale-of-path.ts'

export interface LayoutData {
  layout: Answer<'layout-read'>
  /** What stands before absolute links. */
  origin: string
  /** The year of the copyright line. */
  year: number
}

/** What the shell needs; asked once, on the server: a visitor who changes language loads the page anew (spec §2). */
export async function loadLayout({ request, context }: LoaderFunctionArgs): Promise<LayoutData> {
  const { transport, origin } = context.get(serverContext)
  const client = createClient({ locale: localeOfPath(new URL(request.url).pathname), transport })
  const layout = await client('layout-read').catch((error: unknown) => {
    throw responseOfError(error)
  })
  // spec §4 "Maintenance"
  if (layout.others.environment_under_maintenance === 1) throw data({ code: 'unavailable' }, { status: 502 })
  return { layout, origin, year: new Date().getFullYear() }
}
