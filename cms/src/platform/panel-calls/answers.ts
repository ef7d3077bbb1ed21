import type { PayloadRequest } from 'payload'
import type { Label } from '#src/platform/labels.ts'
import { textOf } from '#src/platform/labels.ts'
import type { RefusalStatus } from './panel-call.ts'

/** Answer with a sentence in the language of the panel. */
export const told = ({ i18n }: PayloadRequest, label: Label): { message: string } => ({
  message: textOf(label, i18n.language),
})

/**
 * Refusal of a call with a sentence in the panel's language.
 *
 * @param label - Sentence; undefined: none, for answers that the page words itself.
 * @param told - Sentences by field (`errors`) and what the call's `refused` shape describes.
 */
export class PanelRefusal extends Error {
  readonly status: RefusalStatus | 400 | 403
  readonly label: Label | undefined
  readonly told: { errors?: Readonly<Record<string, Label>>; [name: string]: unknown }

  constructor(status: PanelRefusal['status'], label?: Label, told: PanelRefusal['told'] = {}) {
    super('the call was refused')
    this.status = status
    this.label = label
    this.told = told
  }
}

/** Refusal for an account that may not do this. */
export const deny = (label?: Label): PanelRefusal => new PanelRefusal(403, label)
