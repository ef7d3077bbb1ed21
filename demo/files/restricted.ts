import type { Text } from '../content/types.ts'

/** The file of a revision, without locale and extension. */
export const restrictedFile = (key: string, revision: string): string => `restricted/${key}-${revision.toLowerCase()}`

/** What stands at the head of the sheet. */
export function revisedOn(revision: string, date: string): Text {
  const day = (tag: string) => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(date))
  return { br: `Revisão ${revision} · ${day('pt-BR')}`, en: `Revision ${revision} · ${day('en-GB')}`, es: `Revisión ${revision} · ${day('es-ES')}` }
}
