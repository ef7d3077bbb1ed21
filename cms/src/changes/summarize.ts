import { languageName } from '#src/platform/language-name.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import type { Locale } from '@vitrine/configuration/locales'
import { historyTexts } from '#texts/history.js'
import type { DocumentChangeKind } from '#src/recording/history/state-changes.ts'

const { summary: labels } = labelsOf(historyTexts)

/** Counts of a change set. */
export interface SetFigures {
  documents: number
  /** Number of documents by what happened to them. */
  kinds: Partial<Record<DocumentChangeKind, number>>
  /** Values that changed, without new and removed rows. */
  values: number
  /** Part numbers with changed values, new and removed ones. */
  parts: number
  newParts: number
  removedParts: number
  /** Names of the fields, at most `maxNamed` and one more. */
  fields: string[]
  /** Languages of the changed texts; empty if values without language changed too. */
  locales: Locale[]
  /** Languages that became public or ceased to be; null: all at once. */
  published: (Locale | null)[]
  unpublished: (Locale | null)[]
  isDraft: boolean
}

/** Maximum fields that a summary names. */
export const maxNamed = 2

const lowerFirst = (text: string, language: string): string =>
  text.slice(0, 1).toLocaleLowerCase(language) + text.slice(1)

/** What a change set changed, in a few words. */
export function summarize(figures: SetFigures, language: string): string {
  const say = (label: Label): string => textOf(label, language)
  const listed = new Intl.ListFormat(language, { type: 'conjunction' })
  const names = (locales: readonly Locale[]): string =>
    listed.format(locales.map((each) => languageName(each, language)))
  const { documents, kinds, values, parts, newParts, removedParts, fields, locales } = figures
  const text: string[] = []
  for (const kind of ['created', 'deleted', 'trashed', 'recovered'] as const)
    if (kinds[kind]) text.push(say(labels[kind]({ documents: kinds[kind] })))
  if (values > 0)
    text.push(
      parts > 1
        ? say(labels.valuesInParts({ values, parts }))
        : documents > 1
          ? say(labels.valuesInDocuments({ values, documents }))
          : fields.length <= maxNamed
            ? listed.format(fields)
            : say(
                labels.and({
                  one: fields[0] ?? '',
                  other: say(labels.values({ values: values - 1 })),
                }),
              ),
    )
  if (newParts > 0) text.push(say(labels.newParts({ count: newParts })))
  if (removedParts > 0) text.push(say(labels.removedParts({ count: removedParts })))
  const isContent = text.length > 0
  const ofLanguages = (
    list: readonly (Locale | null)[],
    whole: Label,
    inLanguages: (values: { languages: string }) => Label,
  ): void => {
    const known = list.filter((each) => each !== null)
    if (list.length > 0)
      text.push(say(known.length === 0 ? whole : inLanguages({ languages: names(known) })))
  }
  ofLanguages(figures.published, labels.published, labels.publishedIn)
  ofLanguages(figures.unpublished, labels.unpublished, labels.unpublishedIn)
  if (text.length === 0) return say(labels.nothing)
  const whole = text.map((part, at) => (at === 0 ? part : lowerFirst(part, language))).join(', ')
  // a publication names its languages itself
  const isNamed = locales.every((each) => figures.published.includes(each))
  const told =
    isContent && values > 0 && !isNamed
      ? say(labels.inLanguage({ text: whole, languages: names(locales) }))
      : whole
  return figures.isDraft ? say(labels.draft({ text: told })) : told
}
