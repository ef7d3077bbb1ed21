import type { Transport } from '@vitrine/contract/client'
import type { FormState } from '#shared/forms/form-state.ts'
import { createContext } from 'react-router'

/** What the site's server gives the app for one page. */
export interface ServerContext {
  /** How calls of the API travel: through the gateway's cache. */
  transport: Transport
  /** What stands before every absolute link. */
  origin: string
  /** How a form came back that was posted to this page. */
  form?: FormState | undefined
  /** Made from drafts, for a member of staff. */
  preview: boolean
}

export const serverContext = createContext<ServerContext>()
