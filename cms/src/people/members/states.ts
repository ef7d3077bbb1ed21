import type { MemberState } from '@vitrine/contract/shapes/types'
import { labelsOf } from '#src/platform/labels.ts'
import { membersTexts } from '#texts/members.js'
import type { Label } from '#src/platform/labels.ts'

const labels = labelsOf(membersTexts)

/** States of a registration, in their usual order. */
export const memberStates = {
  'pending-email': labels.eMailToBeConfirmed,
  'pending-approval': labels.toBeApproved,
  approved: labels.approved,
  refused: labels.refused2,
  blocked: labels.blocked,
} as const satisfies Record<MemberState, Label>

/** State transitions available to the staff; only the owner of an e-mail address confirms it. */
export const decisions: Record<MemberState, readonly MemberState[]> = {
  'pending-email': ['refused', 'blocked'],
  'pending-approval': ['approved', 'refused', 'blocked'],
  approved: ['blocked'],
  refused: ['approved'],
  blocked: ['approved'],
}

export const mayBecome = (from: MemberState, to: MemberState): boolean =>
  from === to || decisions[from].includes(to)

export const isMemberState = (state: string): state is MemberState =>
  Object.hasOwn(memberStates, state)
