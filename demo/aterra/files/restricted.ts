import type { Text } from '../content/types.ts'

/** Heading with revision and day, `1 October 2026` in English. */
export function revisedOn(revision: string, date: string): Text {
  const format = (tag: string) =>
    new Intl.DateTimeFormat(tag, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    })
  const english = Object.fromEntries(
    format('en-US')
      .formatToParts(new Date(date))
      .map(({ type, value }) => [type, value]),
  )
  return {
    br: `Revisão ${revision} · ${format('pt-BR').format(new Date(date))}`,
    en: `Revision ${revision} · ${english['day']} ${english['month']} ${english['year']}`,
    es: `Revisión ${revision} · ${format('es-ES').format(new Date(date))}`,
  }
}
