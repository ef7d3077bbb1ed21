import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTexts } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { gridTexts } from '#texts/grid.js'
import type { DrawerProps } from './drawer-props.ts'
import { editsIn } from './edit-groups.ts'
import type { EditGroup, EditPair } from './edit-groups.ts'
import type { CellEdit } from './grid-model.ts'
import { stampOf } from './use-edit-check.ts'

interface Props extends DrawerProps {
  group: EditGroup
  by: 'field' | 'row'
}

/** Pairs and codes that are listed at first. */
const maxShown = { pairs: 4, codes: 12 } as const

/** Former and new text, with the unit. */
function Pair({ pair, unit }: { pair: EditPair; unit: string | null }) {
  const { drawer: labels } = useTexts(gridTexts)
  const empty = labels.empty
  return (
    <>
      <del>{pair.before || empty}</del> <span className="ui-arrow">→</span>{' '}
      <ins>{pair.after || empty}</ins> {unit}
    </>
  )
}

/** Edits of a field or of a code: values, codes or fields, undo; the refused with reason and ways out. */
export function EditBlock(props: Props): ReactNode {
  const { drawer: labels } = useTexts(gridTexts)
  const { group, by, model, editor, edits, goTo } = props
  const [isAll, setAll] = useState(false)
  const own = editsIn(group)
  const [first] = own
  if (!first) return null
  const nameOf = ({ row }: CellEdit): string => edits.rows[row]?.part_number ?? ''
  const labelOf = ({ key }: CellEdit): string => model.byKey.get(key)?.declared.label ?? key
  const unitOf = ({ key }: CellEdit): string | null => model.byKey.get(key)?.declared.unit ?? null
  const title =
    by === 'field' ? labels.field({ name: labelOf(first), count: own.length }) : nameOf(first)
  const pairs = isAll ? group.pairs : group.pairs.slice(0, maxShown.pairs)
  const rest = group.pairs.length - pairs.length
  return (
    <section
      className="grid-block"
      data-invalid={group.isInvalid || undefined}
      data-doubtful={group.isDoubtful || undefined}
    >
      <h3>
        <span>{title}</span>
        {group.isInvalid || group.isDoubtful ? null : (
          <UndoButton title={title} onUndo={() => void editor.revert(own)} />
        )}
      </h3>
      {pairs.map((pair) => {
        const [edit] = pair.edits
        if (!edit) return null
        const names = pair.edits.map(nameOf)
        const shown = isAll ? names : names.slice(0, maxShown.codes)
        return (
          <div key={`${pair.before} ${pair.after} ${edit.key}`}>
            <p className="ui-mono">
              {by === 'row' ? <span className="grid-block__label">{labelOf(edit)} </span> : null}
              <Pair pair={pair} unit={unitOf(edit)} />
            </p>
            {by === 'field' ? (
              <p className="grid-block__codes">
                {shown.join(' ')}
                {names.length > shown.length
                  ? ` ${labels.moreCodes({ count: names.length - shown.length })}`
                  : ''}
              </p>
            ) : null}
          </div>
        )
      })}
      {rest > 0 ? (
        <Button look="link" onClick={() => setAll(true)}>
          {labels.showMore({ count: rest })}
        </Button>
      ) : null}
      {group.isDoubtful ? <DoubtAnswer {...props} own={own} title={title} /> : null}
      {group.isInvalid ? (
        <p className="grid-block__reason">
          {group.message}{' '}
          <Button look="link" onClick={() => goTo(first)}>
            {labels.fix}
          </Button>
          <PresentWays {...props} own={own} />
          {' · '}
          <UndoButton title={title} onUndo={() => void editor.revert(own)} />
        </p>
      ) : null}
    </section>
  )
}

/** Takes the edits of a block back. */
function UndoButton({ title, onUndo }: { title: string; onUndo: () => void }): ReactNode {
  const { drawer: labels } = useTexts(gridTexts)
  return (
    <Button look="link" aria-label={labels.undoOf({ name: title })} onClick={onUndo}>
      {labels.undo}
    </Button>
  )
}

/** Ways out of an edit whose value somebody changed meanwhile. */
function PresentWays(props: Props & { own: CellEdit[] }): ReactNode {
  const { drawer: labels } = useTexts(gridTexts)
  const { own, edits } = props
  const [first] = own
  if (!first || !edits.check.refused.get(stampOf(first))?.present) return null
  return (
    <>
      {' · '}
      <Button look="link" onClick={() => takePresent(props, own, true)}>
        {labels.takePresent({ value: presentTexts(props, own, labels.empty).join(', ') })}
      </Button>
      {' · '}
      <Button look="link" onClick={() => takePresent(props, own, false)}>
        {labels.keepMine}
      </Button>
    </>
  )
}

/** Why values are to be looked at, with the ways to accept them or to take them back. */
function DoubtAnswer({
  group,
  edits,
  editor,
  goTo,
  own,
  title,
}: Props & { own: CellEdit[]; title: string }): ReactNode {
  const { drawer: labels } = useTexts(gridTexts)
  const [first] = own
  const isAccepted = own.every(edits.isAccepted)
  return (
    <p className="grid-block__reason">
      {group.message}{' '}
      {isAccepted ? (
        <>
          <b>✓ {labels.accepted}</b>{' '}
          <Button
            look="link"
            aria-label={labels.unacceptOf({ name: title })}
            onClick={() => edits.accept(own, false)}
          >
            {labels.undo}
          </Button>
        </>
      ) : (
        <>
          <Button
            aria-label={labels.acceptOf({ name: title })}
            onClick={() => edits.accept(own, true)}
          >
            {labels.accept}
          </Button>{' '}
          {first ? (
            <Button look="link" onClick={() => goTo(first)}>
              {labels.fix}
            </Button>
          ) : null}
          {' · '}
          <UndoButton title={title} onUndo={() => void editor.revert(own)} />
        </>
      )}
    </p>
  )
}

/** Texts of the present values of edits whose values were changed meanwhile, each once. */
function presentTexts({ edits, editor }: Props, own: readonly CellEdit[], empty: string): string[] {
  const texts = own.flatMap((edit) => {
    const present = edits.check.refused.get(stampOf(edit))?.present
    return present
      ? [editor.textOf({ part_number: '', values: { [edit.key]: present.value } }, edit.key)]
      : []
  })
  return [...new Set(texts.map((text) => text || empty))]
}

/** Takes the present values in place of the edits, or keeps the edits over them. */
function takePresent({ edits }: Props, own: readonly CellEdit[], isTaken: boolean): void {
  for (const edit of own) {
    const present = edits.check.refused.get(stampOf(edit))?.present
    if (present) edits.setStored(edit, present.value, isTaken)
  }
}
