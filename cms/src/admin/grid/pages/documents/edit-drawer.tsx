import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useTexts } from '#src/platform/language.ts'
import { PressedSegments } from '#src/ui/choices.tsx'
import { Button } from '#src/ui/button.tsx'
import { gridTexts } from '#texts/grid.js'
import { DrawerFoot } from './drawer-foot.tsx'
import type { DrawerProps } from './drawer-props.ts'
import { EditBlock } from './edit-block.tsx'
import { editGroups } from './edit-groups.ts'
import type { CellEdit } from './grid-model.ts'
import { ApplyResult } from './apply-result.tsx'

/** Blocks that are listed at first. */
const maxBlocks = 40

/** Texts of the former and the new value of an edit. */
const textsOf =
  ({ editor, edits }: DrawerProps) =>
  ({ row, key }: CellEdit): { before: string; after: string } => {
    const [stored, variant] = [edits.base[row], edits.rows[row]]
    return {
      before: stored ? editor.textOf(stored, key) : '',
      after: variant ? editor.textOf(variant, key) : '',
    }
  }

/** What changes, by field or by code, and how it is applied. */
export function EditDrawer(props: DrawerProps): ReactNode {
  const { drawer: labels } = useTexts(gridTexts)
  const { edits, sending } = props
  const { edits: list, messageOf } = edits
  const [by, setBy] = useState<'field' | 'row'>('field')
  const [isOpen, setOpen] = useState(false)
  const groups = useMemo(
    () =>
      editGroups(list, by, {
        textsOf: textsOf(props),
        messageOf,
        doubtOf: (edit) => edits.doubtOf(edit)?.message,
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- texts follow from the edits and their messages
    [list, by, edits.messages, edits.check.doubts],
  )
  const invalid = list.filter((edit) => messageOf(edit) !== undefined).length
  const open = list.filter(edits.isOpen).length
  const rows = new Set(list.map(({ row }) => row)).size
  const title = labels.title({ values: list.length, rows })
  return (
    <>
      <aside
        className="grid-drawer ui-changes"
        aria-label={labels.name}
        data-open={isOpen || undefined}
      >
        <header>
          <h2>{title}</h2>
          <p className="ui-small">
            {list.length > 0 || !edits.isKept ? (edits.isKept ? labels.own : labels.notKept) : ''}{' '}
            {invalid > 0 ? labels.invalid({ count: invalid }) : ''}{' '}
            {open > 0 ? labels.doubtful({ count: open }) : ''}
          </p>
          {edits.others.length > 0 ? (
            <p className="ui-small">{labels.others({ count: edits.others.length })}</p>
          ) : null}
          {list.length > 0 ? (
            <PressedSegments
              label={labels.sort}
              chosen={by}
              choices={[
                ['field', labels.byField],
                ['row', labels.byCode],
              ]}
              onChoose={setBy}
            />
          ) : null}
        </header>
        <div className="grid-drawer__list">
          <ApplyResult sending={sending} reload={props.reload} />
          {groups.slice(0, maxBlocks).map((group) => (
            <EditBlock key={group.key} {...props} group={group} by={by} />
          ))}
          {groups.length > maxBlocks ? (
            <p className="ui-small grid-drawer__more">
              {labels.more({ count: groups.length - maxBlocks })}
            </p>
          ) : null}
        </div>
        <DrawerFoot {...props} invalid={invalid + open} isDock={false} />
      </aside>
      {list.length > 0 || sending.ended ? (
        <div className="grid-dock">
          <b>{title}</b>
          {invalid > 0 ? (
            <span className="grid-dock__invalid">{labels.invalidShort({ count: invalid })}</span>
          ) : null}
          <Button
            className="grid-dock__toggle"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? labels.hide : labels.show}
          </Button>
          <DrawerFoot {...props} invalid={invalid + open} isDock />
        </div>
      ) : null}
    </>
  )
}
