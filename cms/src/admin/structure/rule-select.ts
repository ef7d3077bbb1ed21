import type { SentHow, MoveRule } from '#src/changes/structure/request.ts'
import type { ShownRule } from '#src/changes/structure/structure-shapes.ts'

/** Key of a note attribute that is made. */
export const newNoteKey = 'notes'

/** What somebody chose for the values of an attribute. */
export interface ChosenRule {
  action: MoveRule['action']
  to?: string
  how: SentHow
}

/** Value of the select of a rule. */
export function valueOf({ action, to: [to] }: ShownRule, chosen: ChosenRule | undefined): string {
  if (chosen?.action === 'note') return `note:${chosen.how.note ?? newNoteKey}`
  if (chosen?.action === 'drop') return 'drop'
  return action === 'open' || !to ? '' : `map:${to.key}`
}

/** Rule of a value of the select; the options of the former rule stay. */
export function chosenOf(value: string, former: ChosenRule | undefined): ChosenRule {
  const how = former?.how ?? {}
  const [kind, key = ''] = value.split(':')
  if (kind === 'note') return { action: 'note', how: { ...how, note: key } }
  return kind === 'drop' ? { action: 'drop', how } : { action: 'map', to: key, how }
}

/** Value of the select for values that cannot be carried. */
export const restOf = ({ rest = 'refuse', note }: SentHow): string =>
  rest === 'note' ? `note:${note ?? newNoteKey}` : rest

export function withRest(how: SentHow, value: string): SentHow {
  const [kind, note] = value.split(':')
  if (kind === 'note') return { ...how, rest: 'note', note: note ?? newNoteKey }
  return { ...how, rest: kind === 'drop' ? 'drop' : 'refuse' }
}

/**
 * Factor as the server reads it, with a point; undefined for another text. Both marks are decimal: a
 * factor such as `1,356` has no thousands.
 */
export function factorOf(typed: string): string | undefined {
  const text = typed.trim().replace(',', '.')
  return /^-?\d{1,12}(?:\.\d{1,12})?$/.test(text) ? text : undefined
}
