import type { UIFieldServerProps } from 'payload'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { documentsTexts } from '#texts/documents.js'
import { readSearchedText } from './searched-text.ts'

const labels = labelsOf(documentsTexts).text

/**
 * Tells the state of the text that the search reads from a PDF, for example how many pages have
 * text; empty for other files and before the first save.
 */
export async function SearchedTextField({ id, payload, i18n }: UIFieldServerProps) {
  const file = Number(id)
  const found = Number.isInteger(file) ? await readSearchedText(payload, file) : undefined
  if (found === undefined) return null
  const said = found.state === 'read' ? labels.read(found) : labels[found.state]
  return (
    <div className="field-type">
      <p className="field-label">{textOf(labels.title, i18n.language)}</p>
      <p role="note">{textOf(said, i18n.language)}</p>
    </div>
  )
}
