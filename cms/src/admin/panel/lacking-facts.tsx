import type { ReactNode } from 'react'
import { useTexts } from '#src/platform/language.ts'
import { publishingTexts } from '#texts/publishing.js'

/** Maximum missing facts that are named; further ones are counted. */
const maxNamed = 8

/** What the site lacks of a document, in a dialog that publishes it. */
export function LackingFacts({ names }: { names: readonly string[] }): ReactNode {
  const labels = useTexts(publishingTexts).with
  if (names.length === 0) return null
  return (
    <div role="status" className="ui-dialog__lacks">
      <p>{labels.lacks}</p>
      <ul>
        {names.slice(0, maxNamed).map((name) => (
          <li key={name}>{name}</li>
        ))}
        {names.length > maxNamed ? (
          <li>{labels.moreLacks({ count: names.length - maxNamed })}</li>
        ) : null}
      </ul>
    </div>
  )
}
