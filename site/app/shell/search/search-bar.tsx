import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Dialog } from '#app/ui/controls/dialog.tsx'
import { SuggestingForm } from '#app/features/suggestions/suggesting-form.tsx'
import { HeaderButton } from '#app/ui/frame/site-header/header-button.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { pageTexts } from '#texts/page.js'
import { searchAction, searchPath } from '#shared/routes/search-action.ts'
import { useSearchPanel } from './use-search-panel.tsx'

/** Delay of the focus, ms (R9). */
const focusDelayMs = 200

/**
 * Search bar of the header (R2): full width, closes on Escape and on navigation, locks the scroll,
 * and takes the focus after 200 ms. Without JavaScript the button links to the search page.
 */
export function SearchBar() {
  const locale = useLocale()
  const { shell } = useTexts(pageTexts)
  const navigate = useNavigate()
  const location = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  // open only at the location at which it was opened, so that a navigation closes it
  const open = openAt === location.key
  const panel = useSearchPanel(open, locale)

  useEffect(() => {
    if (!open) return
    const timer = setTimeout(() => input.current?.focus(), focusDelayMs)
    return () => clearTimeout(timer)
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
          setOpenAt(location.key)
        }}
      />
      <Dialog
        open={open}
        onClose={() => setOpenAt(undefined)}
        title={shell.search.label}
        closeLabel={shell.search.close}
        variant="top"
        lead={
          open ? (
            <SuggestingForm
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
          ) : null
        }
      >
        {panel}
      </Dialog>
    </>
  )
}
