import { textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'

/** Change of the structure that cannot be planned as it was sent. */
export class StructureRefused extends Error {
  constructor(label: Label, language: string) {
    super(textOf(label, language))
  }
}
