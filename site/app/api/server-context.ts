import type { Transport } from '@vitrine/contract/client'
import type { FormOutcome } from '#app/forms/outcome.ts'
import { createContext } from 'react-router'

/** What the site's server gives the app for one page. */
export interface ServerContext {
  /** How calls of the API travel: through the gateway's cache. */
  transport: Transport
  /** What stands before every absolute link. */
  origin: string
  /** What became of a form that was posted to this page. */
  form?: FormOutcome | undefined
  /** Made from drafts, for a member of staff. */
  preview: boolean
}

export const serverContext = createContext<ServerContext>()
