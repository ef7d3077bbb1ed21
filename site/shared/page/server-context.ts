import type { Transport } from '@vitrine/contract/client'
import type { FormState } from '#shared/forms/form-state.ts'
import type { PageAppearance } from './appearance.ts'
import { createContext } from 'react-router'

/** Server-side context of one page. */
export interface ServerContext {
  /** Transport of API calls through the gateway's cache. */
  transport: Transport
  /** Origin of absolute links. */
  origin: string
  /** State of a form posted to this page. */
  form?: FormState | undefined
  /** Appearance of the company. */
  appearance: PageAppearance
  /** True if the page is rendered from drafts, for an employee. */
  preview: boolean
}

export const serverContext = createContext<ServerContext>()
