import { labelsOf } from '#src/platform/labels.ts'
import { leadActionsTexts } from '#texts/lead-actions.js'
import type { Label } from '#src/platform/labels.ts'

const labels = labelsOf(leadActionsTexts)

/** Collections with an export. */
export type Exported = 'messages' | 'candidates' | 'subscribers'

export type Column = [field: string, name: Label]

const receipt: Column = ['receipt', labels.receipt]
const created: Column = ['createdAt', labels.receivedOn]
const status: Column = ['status', labels.state]
const owner: Column = ['owner', labels.owner]
const person: Column[] = [
  ['name', labels.name],
  ['email', labels.eMail],
  ['phone', labels.phone],
]
const place: Column[] = [
  ['region', labels.state2],
  ['city', labels.city],
]
const origin: Column[] = [
  ['locale', labels.language],
  ['page', labels.sourcePage],
]

/** Columns of each export, in order. */
export const columns: Record<Exported, Column[]> = {
  messages: [
    receipt,
    created,
    status,
    owner,
    ['department', labels.department],
    ['product_title', labels.product],
    ...person,
    ['company', labels.company],
    ['country', labels.country],
    ...place,
    ['message', labels.message],
    ['lines', labels.lines],
    ['attachments', labels.attachments],
    ['notes', labels.notes],
    ...origin,
  ],
  candidates: [
    receipt,
    created,
    status,
    owner,
    ['interest', labels.area],
    ['education', labels.education],
    ['training', labels.training],
    ...person,
    ...place,
    ['experience', labels.experience],
    ['notes', labels.notes],
  ],
  subscribers: [
    ['email', labels.eMail],
    ['locale', labels.language],
    ['interests', labels.interests],
    ['confirmed_at', labels.confirmedOn],
  ],
}
