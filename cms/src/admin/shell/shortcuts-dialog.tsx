'use client'

import { useEffect, useRef } from 'react'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { panelTexts } from '#texts/panel.js'
import { shellTexts } from '#texts/shell.js'

const labels = labelsOf(shellTexts).shortcuts
const { close } = labelsOf(panelTexts)

const groups: readonly { title: Label; keys: readonly [keys: string[], label: Label][] }[] = [
  {
    title: labels.everywhere,
    keys: [
      [['Ctrl K'], labels.goTo],
      [['Ctrl B'], labels.fold],
      [['Ctrl S'], labels.save],
      [['Esc'], labels.escape],
      [['?'], labels.keys],
    ],
  },
  {
    title: labels.lists,
    keys: [
      [['↑', '↓'], labels.move],
      [['X'], labels.tick],
      [['Enter'], labels.open],
      [['/'], labels.search],
      [['Esc'], labels.untick],
    ],
  },
  { title: labels.editor, keys: [[['Alt F'], labels.nextLack]] },
]

/** Dialog that lists the panel's keyboard shortcuts. */
export function ShortcutsDialog({ language, onClose }: { language: string; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="panel-dialog" aria-labelledby="shortcuts" onClose={onClose}>
      <h2 id="shortcuts">{textOf(labels.title, language)}</h2>
      {groups.map(({ title, keys }) => (
        <table key={textOf(title, language)}>
          <caption>{textOf(title, language)}</caption>
          <tbody>
            {keys.map(([names, label]) => (
              <tr key={names.join(' ')}>
                <th scope="row">
                  {names.map((name) => (
                    <kbd key={name}>{name}</kbd>
                  ))}
                </th>
                <td>{textOf(label, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      <p className="panel-dialog__actions">
        <button type="button" onClick={() => dialog.current?.close()}>
          {textOf(close, language)}
        </button>
      </p>
    </dialog>
  )
}
