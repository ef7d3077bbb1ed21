'use client'

import type { ReactNode } from 'react'
import { useTexts } from '#src/platform/language.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import type { Use } from './document-use.ts'
import { HeadRow } from '#src/ui/row-table.tsx'
import { panelTexts } from '#texts/panel.js'

export function InUseDialog({
  uses,
  onClose,
}: {
  uses: readonly Use[]
  onClose: () => void
}): ReactNode {
  const labels = useTexts(panelTexts)
  return (
    <Dialog isWide title={labels.usedTitle} onClose={onClose}>
      <p>{labels.usedHint}</p>
      <div className="ui-dialog__scroll">
        {uses.map((use) => (
          <table key={use.title}>
            <caption>{use.title}</caption>
            <HeadRow heads={[labels.place, labels.field]} />
            <tbody>
              {use.places.map(({ kind, title, field, address }) => (
                <tr key={`${address} ${field}`}>
                  <th scope="row">
                    <a href={address} target="_blank" rel="noreferrer">
                      {title || kind}
                    </a>
                    {title ? <small>{kind}</small> : null}
                  </th>
                  <td>{field}</td>
                </tr>
              ))}
              {use.more ? (
                <tr>
                  <td colSpan={2}>{labels.morePlaces}</td>
                </tr>
              ) : null}
            </tbody>
          </table>
        ))}
      </div>
      <div className="ui-dialog__actions">
        <button type="button" data-main onClick={onClose}>
          {labels.close}
        </button>
      </div>
    </Dialog>
  )
}
