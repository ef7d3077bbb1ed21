import { languageOf, localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { alternativeTextMax, titleMax } from '#src/content/fields/text-limits.ts'
import { documentKinds } from '#src/content/media/document-kind.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { bulkFilesTexts } from '#texts/bulk-files.js'
import type { DocumentKind, PictureView } from './file-words.ts'

const labels = labelsOf(bulkFilesTexts)

export type TextByLocale = Partial<Record<Locale, string>>

/** Names of the views, for choices and alternative texts. */
export const viewNames = labels.views

/** Text in each language that has a title. */
function inEach(
  titles: TextByLocale,
  textIn: (title: string, language: string) => string,
): TextByLocale {
  return Object.fromEntries(
    localeCodes.flatMap((locale) => {
      const title = titles[locale]?.trim() ?? ''
      return title === '' ? [] : [[locale, textIn(title, languageOf(locale))]]
    }),
  )
}

/** Alternative texts of a picture from the titles of its product and its view. */
export const proposedAlts = (titles: TextByLocale, view: PictureView | null): TextByLocale =>
  inEach(titles, (title, language) =>
    view === null
      ? title
      : textOf(
          labels.alternativeText({ title, view: textOf(viewNames[view], language) }),
          language,
        ).slice(0, alternativeTextMax),
  )

/** Titles of a document from the titles of its product and its kind. */
export const proposedTitles = (titles: TextByLocale, kind: DocumentKind | null): TextByLocale =>
  inEach(titles, (title, language) =>
    kind === null
      ? title
      : textOf(
          labels.documentTitle({ kind: textOf(documentKinds[kind], language), title }),
          language,
        ).slice(0, titleMax),
  )
