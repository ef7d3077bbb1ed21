import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Button } from '#app/design/button/button.tsx'
import { SearchForm } from '#app/design/search-form/search-form.tsx'
import { HeaderButton } from '#app/design/site-header/header-button.tsx'
import { useLocale, useMessages } from '#app/i18n/messages.ts'
import { searchAction, searchPath } from '../search-action.ts'
import styles from './search-bar.module.css'

/** Spec §9 "Search input focus delay", ms. */
const focusDelay = 200

/**
 * The search of the header (spec §2): a full-width bar that closes on Escape and on navigation, holds the page's
 * scroll, and takes the focus after 200 ms. Without JavaScript the button is a link to the search's own page.
 */
export function SearchBar() {
  const locale = useLocale()
  const { shell } = useMessages()
  const navigate = useNavigate()
  const location = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const opener = useRef<Element>(null)
  const input = useRef<HTMLInputElement>(null)
  // open only on the page on which it was opened: a navigation closes it
  const open = openAt === location.key

  const close = () => {
    setOpenAt(undefined)
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }

  useEffect(() => {
    if (!open) return
    const timer = setTimeout(() => input.current?.focus(), focusDelay)
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
    }
    document.documentElement.classList.add(styles.locked ?? '')
    document.addEventListener('keydown', onKey)
    return () => {
      clearTimeout(timer)
      document.documentElement.classList.remove(styles.locked ?? '')
      document.removeEventListener('keydown', onKey)
    }
  }, [open])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = (input.current?.value ?? '').trim()
    if (text === '') return
    setOpenAt(undefined)
    void navigate(searchPath(text, locale))
  }

  return (
    <>
      <HeaderButton
        icon="search"
        label={shell.search.open}
        href={searchAction(locale).action}
        aria-expanded={open}
        onClick={(event) => {
          event.preventDefault()
          opener.current = event.currentTarget
          setOpenAt(location.key)
        }}
      />
      {open ? (
        <div className={styles.bar} role="dialog" aria-modal="true" aria-label={shell.search.label}>
          <div className={`wrap ${styles.inner}`}>
            <SearchForm
              {...searchAction(locale)}
              size="large"
              label={shell.search.label}
              placeholder={shell.search.placeholder}
              submitLabel={shell.search.submit}
              onSubmit={submit}
              inputRef={(element) => {
                input.current = element
              }}
            />
            <Button variant="quiet" icon="close" label={shell.search.close} onClick={close} />
          </div>
        </div>
      ) : null}
    </>
  )
}
