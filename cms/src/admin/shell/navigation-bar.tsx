'use client'

import { Link, useTranslation } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { lazy, Suspense, useEffect, useState } from 'react'
import { askBeforeLeaving } from '#src/admin/panel/open-forms.ts'
import { foldCookieOf, isAt, pageKindOf } from './fold.ts'
import type { Fold } from './fold.ts'
import { GoTo } from './go-to.tsx'
import { Icon } from './icons.tsx'
import { rememberOpened } from './opened-documents.ts'
import { useShortcuts } from './use-shortcuts.ts'
import './navigation.css'

// loaded when the dialog is opened
const ShortcutsDialog = lazy(async () => ({
  default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog,
}))

/** Navigation entry, in the panel's language. */
export interface BarPlace {
  key: string
  name: string
  path: string
  /** Query string of the list that the figure counts; the figure then links to that list. */
  query?: string
  /**
   * Figure beside the name. `told`: text about entries that need attention; undefined for a plain
   * count.
   */
  figure?: string
  told?: string
}

export interface BarGroup {
  name: string
  places: BarPlace[]
}

export type BarTexts = Record<
  | 'navigation'
  | 'start'
  | 'goTo'
  | 'fold'
  | 'unfold'
  | 'keys'
  | 'account'
  | 'logOut'
  | 'panelLanguage',
  string
>

interface BarProps {
  /** Path of the panel. */
  base: string
  fold: Fold
  /** Logo as a data URL, and the name beside it. */
  brand: { mark: string | null; name: string }
  person: { id: number; name: string; initials: string; role: string }
  groups: BarGroup[]
  texts: BarTexts
}

/**
 * Navigation of the panel: a sidebar, folded to a narrow rail in documents and on narrow screens.
 */
export function NavigationBar({ base, fold, brand, person, groups, texts }: BarProps) {
  const path = usePathname()
  const kind = pageKindOf(path)
  const [folds, setFolds] = useState(fold)
  // path of the page over which the sidebar is open on narrow screens; another page closes it
  const [overlay, setOverlay] = useState<string>()
  const [dialog, setDialog] = useState<'go-to' | 'shortcuts'>()
  const isOver = overlay === path
  const isFolded = folds[kind]

  useEffect(() => rememberOpened(person.id, path), [person.id, path])

  const toggle = (): void => {
    if (matchMedia('(max-width: 1100px)').matches) return setOverlay(isOver ? undefined : path)
    const next = { ...folds, [kind]: !isFolded }
    document.cookie = foldCookieOf(next, base)
    setFolds(next)
  }
  const goTo = (): void => setDialog('go-to')
  const showKeys = (): void => setDialog('shortcuts')
  useShortcuts({ goTo, showKeys, fold: toggle, escape: () => setOverlay(undefined) })

  const here = groups.flatMap(({ places }) => places).find((place) => isAt(path, place.path))
  return (
    <>
      <div className="shell-nav" data-folded={isFolded} data-over={isOver}>
        <Rail {...{ base, brand, person, texts, here, toggle, goTo, showKeys }} />
        <nav className="shell-nav__bar" aria-label={texts.navigation}>
          <div className="shell-nav__head">
            <Link href={base} className="shell-nav__brand" prefetch={false}>
              {brand.mark === null ? null : <img src={brand.mark} alt="" />}
              <span>{brand.name}</span>
            </Link>
            <button
              type="button"
              onClick={toggle}
              aria-label={texts.fold}
              title={`${texts.fold} · Ctrl B`}
            >
              <Icon name="fold" />
            </button>
          </div>
          <button type="button" className="shell-nav__go" onClick={goTo}>
            <Icon name="find" />
            {texts.goTo}
            <kbd>Ctrl K</kbd>
          </button>
          <div className="shell-nav__places">
            <Link
              href={base}
              className="shell-nav__place"
              aria-current={path === base ? 'page' : undefined}
              prefetch={false}
            >
              {texts.start}
            </Link>
            {groups.map(({ name, places }) => (
              <section key={name} aria-label={name}>
                <h2>{name}</h2>
                <ul>
                  {places.map((place) => (
                    <PlaceLink key={place.key} place={place} isHere={isAt(path, place.path)} />
                  ))}
                </ul>
              </section>
            ))}
          </div>
          <Person person={person} texts={texts} base={base} onKeys={showKeys} isNamed />
        </nav>
      </div>
      {dialog === 'go-to' ? (
        <GoTo account={person.id} onClose={() => setDialog(undefined)} />
      ) : null}
      <Suspense>
        {dialog === 'shortcuts' ? <ShortcutsDialog onClose={() => setDialog(undefined)} /> : null}
      </Suspense>
    </>
  )
}

interface RailProps extends Pick<BarProps, 'base' | 'brand' | 'person' | 'texts'> {
  /** Navigation entry of the current page. */
  here: BarPlace | undefined
  toggle: () => void
  goTo: () => void
  showKeys: () => void
}

/** Folded navigation: icons and the name of the current entry. */
function Rail({ base, brand, person, texts, here, toggle, goTo, showKeys }: RailProps) {
  return (
    <nav className="shell-nav__rail" aria-label={texts.goTo}>
      <Link href={base} className="shell-nav__mark" aria-label={texts.start} prefetch={false}>
        {brand.mark === null ? person.initials.slice(0, 1) : <img src={brand.mark} alt="" />}
      </Link>
      <button
        type="button"
        onClick={toggle}
        aria-label={texts.unfold}
        title={`${texts.unfold} · Ctrl B`}
      >
        <Icon name="menu" />
      </button>
      <button type="button" onClick={goTo} aria-label={texts.goTo} title={`${texts.goTo} · Ctrl K`}>
        <Icon name="find" />
      </button>
      {here ? (
        <Link href={here.path} className="shell-nav__here" prefetch={false}>
          {here.name}
        </Link>
      ) : null}
      <Person person={person} texts={texts} base={base} onKeys={showKeys} />
    </nav>
  )
}

function PlaceLink({ place, isHere }: { place: BarPlace; isHere: boolean }) {
  const { key, name, path, query, figure, told } = place
  return (
    <li>
      <Link
        href={path}
        id={`nav-${key}`}
        className="shell-nav__place"
        aria-current={isHere ? 'page' : undefined}
        prefetch={false}
      >
        {name}
        {figure !== undefined && query === undefined ? (
          <span className="shell-nav__figure" data-waits={told !== undefined} title={told}>
            {figure}
          </span>
        ) : null}
      </Link>
      {figure !== undefined && query !== undefined ? (
        <Link
          href={`${path}?${query}`}
          className="shell-nav__figure"
          aria-label={`${name}: ${told ?? figure}`}
          title={told}
          prefetch={false}
        >
          {figure}
        </Link>
      ) : null}
    </li>
  )
}

interface PersonProps {
  person: BarProps['person']
  texts: BarTexts
  base: string
  onKeys: () => void
  isNamed?: boolean
}

/** Menu of the account: account page, language of the panel, shortcuts, log-out. */
function Person({ person, texts, base, onKeys, isNamed = false }: PersonProps) {
  const { i18n, languageOptions, switchLanguage } = useTranslation()
  return (
    <details className="shell-nav__person" name="person">
      <summary>
        <span className="shell-nav__initials" aria-hidden="true">
          {person.initials}
        </span>
        {isNamed ? (
          <span className="shell-nav__name">
            {person.name}
            <small>{person.role}</small>
          </span>
        ) : (
          <span className="ui-hidden">{person.name}</span>
        )}
      </summary>
      <div className="shell-nav__menu">
        {isNamed ? null : (
          <p>
            {person.name} <small>{person.role}</small>
          </p>
        )}
        <Link href={`${base}/account`} prefetch={false}>
          {texts.account}
        </Link>
        <label>
          {texts.panelLanguage}
          <select
            value={i18n.language}
            onChange={({ target }) => {
              const { value } = target
              // forms are built again in the other language
              askBeforeLeaving(
                () => void switchLanguage?.(value as Parameters<typeof switchLanguage>[0]),
              )
            }}
          >
            {languageOptions.map(({ label, value }) => (
              <option key={value} value={value} lang={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <button type="button" onClick={onKeys}>
          {texts.keys} <kbd>?</kbd>
        </button>
        <Link href={`${base}/logout`} prefetch={false}>
          {texts.logOut}
        </Link>
      </div>
    </details>
  )
}
