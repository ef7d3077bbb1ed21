import type { MemberState } from '@vitrine/contract/shapes/types'
import { label } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'

/** States of a registration, in their usual order. */
export const memberStates = {
  'pending-email': label(
    'Aguarda confirmar o e-mail',
    'E-mail to be confirmed',
    'Falta confirmar el correo',
  ),
  'pending-approval': label('Aguarda aprovação', 'To be approved', 'Espera aprobación'),
  approved: label('Aprovado', 'Approved', 'Aprobado'),
  refused: label('Recusado', 'Refused', 'Rechazado'),
  blocked: label('Bloqueado', 'Blocked', 'Bloqueado'),
} as const satisfies Record<MemberState, Label>

/** State transitions available to the staff; only the owner of an address confirms it. */
export const decisions: Record<MemberState, readonly MemberState[]> = {
  'pending-email': ['refused', 'blocked'],
  'pending-approval': ['approved', 'refused', 'blocked'],
  approved: ['blocked'],
  refused: ['approved'],
  blocked: ['approved'],
}

export const mayBecome = (from: MemberState, to: MemberState): boolean =>
  from === to || decisions[from].includes(to)
