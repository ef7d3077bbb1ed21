import { label } from '#src/platform/labels.ts'

/** Roles of the staff. */
export const roles = {
  administrator: label('Administrador', 'Administrator', 'Administrador'),
  editor: label('Editor', 'Editor', 'Editor'),
  translator: label('Tradutor', 'Translator', 'Traductor'),
  attendant: label('Atendente', 'Attendant', 'Atención'),
} as const

export type Role = keyof typeof roles
