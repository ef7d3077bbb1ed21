import { textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'

/** Change set that cannot be planned as it was sent; the message is for the account. */
export class PlanRefused extends Error {
  constructor(label: Label, language: string) {
    super(textOf(label, language))
  }
}
