import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { callAddress } from '#src/admin/panel/call.ts'
import { useTexts } from '#src/platform/language.ts'
import { listParameters } from '#src/staff-index/list-state.ts'
import { listsTexts } from '#texts/lists.js'
import type { ListData } from './list-data.ts'
import { ListIcon } from '#src/ui/list-icon.tsx'

interface Props {
  data: ListData
  /** Documents to export; undefined: all that the filters select. */
  ids?: readonly number[]
}

/** Query that selects the documents of an export. */
const queryOf = ({ data: { state, collection, locale }, ids }: Props) => ({
  ...(ids === undefined ? Object.fromEntries(listParameters(state)) : { ids: ids.join(',') }),
  collection,
  locale,
})

/** Menu of the files that a list offers: the list as it is shown, and spreadsheets to import again. */
export function ExportMenu(props: Props): ReactNode {
  const { exports: labels } = useTexts(listsTexts)
  const { data, ids } = props
  const id = ids === undefined ? 'list-export' : 'list-export-ticked'
  const query = queryOf(props)
  const popover = useRef<HTMLDivElement>(null)
  // the command of the finder names the menu in its address
  useEffect(() => {
    const open = (): void => {
      if (window.location.hash === `#${id}`) popover.current?.showPopover()
    }
    open()
    window.addEventListener('hashchange', open)
    return () => window.removeEventListener('hashchange', open)
  }, [id])
  return (
    <>
      <button
        type="button"
        className={ids === undefined ? 'ui-button list-menu--export' : 'list-menu--ticked'}
        popoverTarget={id}
      >
        {labels.open}
        <ListIcon name="down" />
      </button>
      <div id={id} ref={popover} popover="auto" className="ui-popover ui-popover--export">
        {data.sheets.length === 0 ? null : (
          <>
            <p>{labels.toImport}</p>
            <ul>
              {data.sheets.map((what) => (
                <li key={what}>
                  <a href={callAddress('sheets.export', { query: { ...query, what } })} download>
                    {labels.sheets[what]}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
        <p>{labels.toRead}</p>
        <ul>
          <li>
            <a href={callAddress('lists.export', { query })} download>
              {labels.list}
            </a>
          </li>
        </ul>
      </div>
    </>
  )
}
