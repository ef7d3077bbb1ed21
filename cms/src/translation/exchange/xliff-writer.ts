import { locales } from '@vitrine/configuration/locales'
import type { ExportedDocument, ExportedUnit } from './exchanged.ts'
import { inlineXml, xmlText } from './xliff-inline.ts'

/** Media type of XLIFF (RFC 3023 has none registered). */
export const xliffType = 'application/xliff+xml'

const namespace = 'urn:oasis:names:tc:xliff:document:1.2'

/** Notes for the translator, in the language of the panel. */
export interface XliffNotes {
  /** Note of a unit: its field and its place in the text. */
  unit: (unit: ExportedUnit, document: ExportedDocument) => string
  /** Note of a document: its title and kind, and its address on the desk. */
  document: (document: ExportedDocument) => string
}

const states = {
  missing: 'needs-translation',
  outdated: 'needs-review-translation',
  current: 'translated',
} as const

function unitXml(unit: ExportedUnit, document: ExportedDocument, notes: XliffNotes): string {
  const { key, field, state, isRich, maxLength, source, basis, target } = unit
  const limit = maxLength === null ? '' : ` maxwidth="${maxLength}" size-unit="char"`
  const approved = state === 'current' ? 'yes' : 'no'
  const written = inlineXml(target, isRich)
  const earlier =
    basis === null || target === ''
      ? ''
      : `\n        <alt-trans alttranstype="previous-version"><source>${xmlText(basis)}</source><target>${written}</target></alt-trans>`
  return `      <trans-unit id="${xmlText(key)}" resname="${xmlText(field)}" approved="${approved}" xml:space="preserve"${limit}>
        <source>${inlineXml(source, isRich)}</source>
        <target state="${states[state]}">${written}</target>
        <note>${xmlText(notes.unit(unit, document))}</note>${earlier}
      </trans-unit>
`
}

function fileXml(document: ExportedDocument, date: string, notes: XliffNotes): string {
  const { item, sourceLocale, locale, pageUrl, units } = document
  const kind = units.some(({ isRich }) => isRich) ? 'html' : 'plaintext'
  const page =
    pageUrl === null
      ? ''
      : `\n      <reference><external-file href="${xmlText(pageUrl)}"/></reference>`
  return `  <file original="${xmlText(item)}" source-language="${locales[sourceLocale].tag}" target-language="${locales[locale].tag}" datatype="${kind}" date="${date}">
    <header>${page}
      <note>${xmlText(notes.document(document))}</note>
    </header>
    <body>
${units.map((unit) => unitXml(unit, document, notes)).join('')}    </body>
  </file>
`
}

/** XLIFF 1.2 (strict) with a `file` for each document, a `trans-unit` for each passage. */
export function writeXliff(
  documents: readonly ExportedDocument[],
  notes: XliffNotes,
  now = new Date(),
): string {
  const date = `${now.toISOString().slice(0, 19)}Z`
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="${namespace}">
${documents.map((document) => fileXml(document, date, notes)).join('')}</xliff>
`
}
