'use client'

import { useTexts } from '#src/platform/language.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { panelTexts } from '#texts/panel.js'
import { shellTexts } from '#texts/shell.js'
import type { ShellTexts } from '#texts/shell.js'

type Name = Exclude<keyof ShellTexts['shortcuts'], 'title'>

const groups: readonly { title: Name; keys: readonly [keys: string[], name: Name][] }[] = [
  {
    title: 'everywhere',
    keys: [
      [['Ctrl K'], 'goTo'],
      [['Ctrl B'], 'fold'],
      [['Ctrl S'], 'save'],
      [['Esc'], 'escape'],
      [['?'], 'keys'],
    ],
  },
  {
    title: 'lists',
    keys: [
      [['↑', '↓'], 'move'],
      [['X'], 'tick'],
      [['Enter'], 'open'],
      [['/'], 'search'],
      [['Esc'], 'untick'],
    ],
  },
  { title: 'editor', keys: [[['Alt F'], 'nextLack']] },
]

/** Dialog that lists the panel's keyboard shortcuts. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const labels = useTexts(shellTexts).shortcuts
  const { close } = useTexts(panelTexts)
  return (
    <Dialog title={labels.title} onClose={onClose}>
      {groups.map(({ title, keys }) => (
        <table key={labels[title]}>
          <caption>{labels[title]}</caption>
          <tbody>
            {keys.map(([names, name]) => (
              <tr key={names.join(' ')}>
                <th scope="row">
                  {names.map((name) => (
                    <kbd key={name}>{name}</kbd>
                  ))}
                </th>
                <td>{labels[name]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      <p className="ui-dialog__actions">
        <button type="button" onClick={onClose}>
          {close}
        </button>
      </p>
    </Dialog>
  )
}
