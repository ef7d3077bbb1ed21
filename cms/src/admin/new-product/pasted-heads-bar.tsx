import type { ReactNode } from 'react'
import type { Declared } from '#src/content/variants/declaration.ts'
import { rowKeys } from '#src/content/variants/cells/part-number-columns.ts'
import { useTexts } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { Options } from '#src/ui/options.tsx'
import { newProductTexts } from '#texts/new-product.js'
import type { PastedHeads } from './use-pasted-heads.ts'

/** Refusals of a pasted table that are listed. */
const maxListed = 5

/** Choice of the column that an unknown head means. */
function HeadChoice({
  head,
  at,
  heads,
  attributes,
}: {
  head: string
  at: number
  heads: PastedHeads
  attributes: readonly Declared[]
}): ReactNode {
  const labels = useTexts(newProductTexts)
  return (
    <label className="new-product__head" data-open>
      <span className="ui-mono">{head}</span> →{' '}
      <select
        aria-label={labels.whichColumnOf({ head })}
        value="?"
        disabled={heads.isReading}
        onChange={({ target }) => heads.choose(at, target.value)}
      >
        <option value="?">{labels.whichColumn}</option>
        <Options
          of={[
            [rowKeys.partNumber, labels.code],
            ...attributes.map(({ key, label }) => [key, label] as const),
          ]}
        />
        <option value="">{labels.leaveOut}</option>
      </select>
    </label>
  )
}

/** Columns of a pasted table as they were understood; an unknown head asks. */
export function PastedHeadsBar({
  heads,
  attributes,
}: {
  heads: PastedHeads
  attributes: readonly Declared[]
}): ReactNode {
  const labels = useTexts(newProductTexts)
  const { read, problem, isReading } = heads
  return (
    <>
      <p role="alert" className="ui-problem">
        {problem}
      </p>
      <p role="status" className="new-product__said">
        {isReading ? labels.reading : ''}
      </p>
      {read ? (
        <section className="new-product__heads" aria-label={labels.understood}>
          <p>
            <strong>{labels.understood}</strong>{' '}
            <span>{labels.pasted({ rows: read.parts.length, columns: read.columns.length })}</span>
            <Button look="link" onClick={heads.close}>
              {labels.close}
            </Button>
          </p>
          <div className="new-product__heads-list">
            {read.columns.map(({ at, head, key, name, from, to }) =>
              key === null ? (
                <HeadChoice key={at} head={head} at={at} heads={heads} attributes={attributes} />
              ) : (
                <span key={at} className="new-product__head">
                  <span className="ui-mono">{head}</span> → {name}
                  {from === null ? null : <small>{labels.converted({ from, to: to ?? '' })}</small>}
                </span>
              ),
            )}
          </div>
          {read.refused.length > 0 ? (
            <ul>
              {read.refused.slice(0, maxListed).map(({ line, head, message }) => (
                <li key={`${line} ${head} ${message}`}>
                  {labels.lineOf({ line, head })}: {message}
                </li>
              ))}
              {read.refused.length > maxListed ? (
                <li>{labels.more({ count: read.refused.length - maxListed })}</li>
              ) : null}
            </ul>
          ) : null}
        </section>
      ) : null}
    </>
  )
}
