import { ValidationError } from 'payload'

/**
 * Fields by which a person confirms what the editor asks, by collection. A dry run sets them for the
 * rows that are confirmed in it.
 */
export const confirmations: Readonly<Record<string, string>> = { redirects: 'replaces_page' }

/** Refusal that a person can overrule by the confirmation of the collection. */
export class NeedsConfirmation extends ValidationError {
  readonly needsConfirmation = true
}

/** True for an error that a confirmation overrules, also of another bundle of the program. */
export const isConfirmable = (error: unknown): boolean =>
  error instanceof Error && 'needsConfirmation' in error
