import { useState } from 'react'
import type { ReactNode } from 'react'
import Link from 'next/link'
import { locales as languages } from '@vitrine/configuration/locales'
import { useCall } from '#src/admin/panel/use-call.ts'
import { LeaveWarning } from '#src/admin/panel/leave-warning.tsx'
import type { Release, ReleaseEdit, ShownDraft } from '#src/changes/plans/release-shapes.ts'
import { importsPath } from '#src/platform/change-addresses.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { releasesTexts } from '#texts/releases.js'

const keyOf = ({ collection, id }: Pick<ShownDraft, 'collection' | 'id'>): string =>
  `${collection} ${id}`

const languagesOf = ({ locales }: ShownDraft): string =>
  locales.map((locale) => languages[locale].title).join(', ')

interface ItemsProps {
  release: Release
  onEdit: (edit: ReleaseEdit) => void
}

/** Drafts and plans of a release, each with a button that takes it out. */
function Items({ release: { drafts, imports }, onEdit }: ItemsProps): ReactNode {
  const labels = useTexts(releasesTexts)
  const out = (name: string, remove: NonNullable<ReleaseEdit['remove']>): ReactNode => (
    <Button look="link" aria-label={labels.takeOutOf({ name })} onClick={() => onEdit({ remove })}>
      {labels.takeOut}
    </Button>
  )
  if (drafts.length + imports.length === 0) return <p className="ui-small">{labels.emptyHint}</p>
  return (
    <ul className="releases__items">
      {drafts.map((draft) => (
        <li key={keyOf(draft)}>
          <span>
            {draft.href === null ? (
              draft.title
            ) : (
              <Link href={draft.href} prefetch={false}>
                {draft.title}
              </Link>
            )}{' '}
            <small>{draft.kindName}</small>
          </span>
          <small>{languagesOf(draft)}</small>
          {out(draft.title, { drafts: [{ collection: draft.collection, id: draft.id }] })}
        </li>
      ))}
      {imports.map(({ id, fileName }) => (
        <li key={id}>
          <span>
            <Link href={importsPath(id)} prefetch={false}>
              {fileName}
            </Link>{' '}
            <small>{labels.import}</small>
          </span>
          <small />
          {out(fileName, { imports: [id] })}
        </li>
      ))}
    </ul>
  )
}

/** List of drafts that differ from the site, to tick and add. */
function AddDrafts({ release, onEdit }: ItemsProps): ReactNode {
  const language = useLanguage()
  const labels = useTexts(releasesTexts)
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const { data, isLoading } = useCall('releases.candidates', isOpen ? {} : undefined, { language })
  const known = new Set(release.drafts.map(keyOf))
  const offered = (data?.drafts ?? []).filter(
    (draft) =>
      !known.has(keyOf(draft)) &&
      `${draft.title} ${draft.kindName}`.toLowerCase().includes(text.trim().toLowerCase()),
  )
  const chosen = (data?.drafts ?? []).filter((draft) => ticked.has(keyOf(draft)))
  const toggle = (key: string): void => {
    const next = new Set(ticked)
    if (!next.delete(key)) next.add(key)
    setTicked(next)
  }
  return (
    <>
      <LeaveWarning isUnsaved={chosen.length > 0} />
      <details
        className="releases__add"
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>{labels.add}</summary>
        {isLoading && !data ? <p role="status">{labels.loading}</p> : null}
        {data ? (
          <>
            <input
              type="search"
              value={text}
              aria-label={labels.search}
              placeholder={labels.search}
              onChange={({ target }) => setText(target.value)}
            />
            {offered.length === 0 ? (
              <p className="ui-small">{labels.noDrafts}</p>
            ) : (
              <ul className="releases__drafts">
                {offered.map((draft) => (
                  <li key={keyOf(draft)}>
                    <label>
                      <input
                        type="checkbox"
                        checked={ticked.has(keyOf(draft))}
                        onChange={() => toggle(keyOf(draft))}
                      />
                      <span>
                        {draft.title} <small>{draft.kindName}</small>
                      </span>
                      <small>{languagesOf(draft)}</small>
                    </label>
                  </li>
                ))}
              </ul>
            )}
            {data.more > 0 ? (
              <p className="ui-small">{labels.moreDrafts({ count: data.more })}</p>
            ) : null}
            <Button
              disabled={chosen.length === 0}
              onClick={() => {
                onEdit({
                  add: {
                    drafts: chosen.map(({ collection, id, locales }) => ({
                      collection,
                      id,
                      locales,
                    })),
                  },
                })
                setTicked(new Set())
                setOpen(false)
              }}
            >
              {labels.addTicked({ count: chosen.length })}
            </Button>
          </>
        ) : null}
      </details>
    </>
  )
}

/** What a release holds, and what can be added to it. */
export function ReleaseItems(props: ItemsProps): ReactNode {
  const labels = useTexts(releasesTexts)
  return (
    <section className="releases__content">
      <h2>{labels.content}</h2>
      <Items {...props} />
      <AddDrafts {...props} />
      <p className="ui-small">{labels.importsHint}</p>
    </section>
  )
}
