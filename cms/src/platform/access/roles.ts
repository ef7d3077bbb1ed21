import { labelsOf } from '#src/platform/labels.ts'
import { rolesTexts } from '#texts/roles.js'

const labels = labelsOf(rolesTexts)

/** Roles of the staff. */
export const roles = {
  administrator: labels.administrator,
  editor: labels.editor,
  translator: labels.translator,
  attendant: labels.attendant,
} as const

export type Role = keyof typeof roles
