/** State of a member and the time of the decision that led to it, which a decider saw: `expected`. */
export const decisionMark = (member: { state?: unknown; decided_at?: unknown }): string => {
  const at = member.decided_at
  const time = typeof at === 'string' || at instanceof Date ? new Date(at).toISOString() : ''
  return `${String(member.state)} ${time}`
}
