import type { ListedLead } from '#src/people/inbox/list-leads.ts'
import type { ServiceHours } from '#src/people/inbox/service-hours.ts'
import { workingMs } from '#src/people/inbox/working-time.ts'

/**
 * What an attendant does first: customers who answered, reminders that are due, leads that wait longer
 * than the target time, and the others that are with the account.
 */
export const leadGroups = ['replied', 'reminders', 'overdue', 'mine'] as const
export type LeadGroup = (typeof leadGroups)[number]

const hourMs = 3_600_000

const isOpen = ({ status }: ListedLead): boolean => ['new', 'open', 'read'].includes(status)

/** Group of a lead; undefined for a new one that nobody has taken and that is not late. */
function groupOf(
  lead: ListedLead,
  { me, service, now }: { me: number; service: ServiceHours; now: Date },
): LeadGroup | undefined {
  const { createdAt, since, remindAt, owner } = lead
  if (isOpen(lead) && since > createdAt) return 'replied'
  if (remindAt !== null && new Date(remindAt) <= now) return 'reminders'
  const waited = workingMs(new Date(since), now, service) / hourMs
  if (isOpen(lead) && waited > service.targetHours) return 'overdue'
  return owner === me ? 'mine' : undefined
}

/** Leads by group, each in the first that it belongs to, in their order. */
export function groupLeads(
  leads: readonly ListedLead[],
  context: { me: number; service: ServiceHours; now: Date },
): Record<LeadGroup, ListedLead[]> {
  const groups: Record<LeadGroup, ListedLead[]> = {
    replied: [],
    reminders: [],
    overdue: [],
    mine: [],
  }
  for (const lead of leads) {
    const group = groupOf(lead, context)
    if (group) groups[group].push(lead)
  }
  return groups
}
