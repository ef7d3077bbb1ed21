import type { UIFieldServerProps } from 'payload'
import { textsIn } from '#src/platform/labels.ts'
import { documentsTexts } from '#texts/documents.js'
import { readSearchedText } from '#src/publishing/documents/searched-text.ts'

/**
 * Tells the state of the text that the search reads from a PDF, for example how many pages have
 * text; empty for other files and before the first save.
 */
export async function SearchedTextField({ id, payload, i18n }: UIFieldServerProps) {
  const labels = textsIn(documentsTexts, i18n.language).text
  const file = Number(id)
  const found = Number.isInteger(file) ? await readSearchedText(payload, file) : undefined
  if (found === undefined) return null
  const said = found.state === 'read' ? labels.read(found) : labels[found.state]
  return (
    <div className="field-type">
      <p className="field-label">{labels.title}</p>
      <p role="note">{said}</p>
    </div>
  )
}
