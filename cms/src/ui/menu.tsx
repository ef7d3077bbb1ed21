'use client'

import { useId, useRef, useState } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { ListIcon } from './list-icon.tsx'

interface Props {
  label: string
  /** Buttons, links and file fields, with `<hr />` between groups. */
  children: ReactNode
}

/**
 * Button that opens a list of further actions, which is rendered by the first press; pressing one of them
 * closes the list.
 */
export function Menu({ label, children }: Props): ReactNode {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [wasOpened, setWasOpened] = useState(false)
  const close = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('a, button, label')) list.current?.hidePopover()
  }
  return (
    <>
      <button type="button" className="ui-button" popoverTarget={id}>
        {label}
        <ListIcon name="down" />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the entries are buttons and links, whose keys click */}
      <div
        ref={list}
        id={id}
        popover="auto"
        className="ui-popover ui-menu"
        onBeforeToggle={() => setWasOpened(true)}
        onClick={close}
      >
        {wasOpened ? children : null}
      </div>
    </>
  )
}
