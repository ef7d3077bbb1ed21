'use client'
import { useRef, useState } from 'react'
import type { Locale } from '@vitrine/configuration/locales'
import { call } from '#src/admin/panel/call.ts'
import { ReadProblem } from '#src/admin/panel/read-problem.tsx'
import type { Answered } from '#src/platform/panel-calls/send.ts'
import type { CatalogueFile } from '#src/people/inbox/inbox-shapes.ts'
import type { OpenLead } from '#src/people/inbox/read-lead.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { inboxTexts } from '#texts/inbox.js'
import type { Attached } from './reply-draft.ts'

/** Delay after the last keystroke until the search starts, ms. */
const pauseMs = 200

interface AttachProps {
  lead: OpenLead
  locale: Locale
  attached: Attached[]
  setAttached: (attached: Attached[]) => void
}

/** Name of a catalog file: its certificate's name, otherwise its title. */
const nameOf = ({ certificate, title }: CatalogueFile): string => certificate ?? title

/** File format, language and size: `PDF · ES · 48 kB`. */
const detailOf = ({ filename, language, size }: CatalogueFile): string =>
  [filename.split('.').at(-1), language, `${Math.ceil(size / 1024)} kB`]
    .flatMap((part) => part?.replace(/^[a-z]+$/, (text) => text.toUpperCase()) ?? [])
    .join(' · ')

/** Files that were searched; `reload` searches again. */
type Found = Answered<{ files: CatalogueFile[] }> & { reload: () => void }

/**
 * Button and dialog for attachments: data sheets and certificates of the lead's products, files of
 * the site, files of the computer.
 */
export function AttachDialog({ lead, locale, attached, setAttached }: AttachProps) {
  const labels = useTexts(inboxTexts)
  const [isOpen, setOpen] = useState(false)
  const language = useLanguage()
  const [found, setFound] = useState<Found>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const search = (text: string): void => {
    clearTimeout(timer.current)
    if (text.trim().length < 2) return setFound(undefined)
    timer.current = setTimeout(() => {
      const query = { q: text, locale }
      void call('inbox.files', { query }, { language }).then((answer) =>
        setFound({ ...answer, reload: () => search(text) }),
      )
    }, pauseMs)
  }
  const close = (): void => {
    setOpen(false)
    setFound(undefined)
  }
  const isOn = (entry: Attached): boolean =>
    attached.some(
      (each) =>
        (each.kind === 'file' && entry.kind === 'file' && each.id === entry.id) ||
        (each.kind === 'sheet' && entry.kind === 'sheet' && each.path === entry.path),
    )
  const toggle = (entry: Attached): void =>
    setAttached(
      isOn(entry)
        ? attached.filter(
            (each) =>
              !(each.kind === 'file' && entry.kind === 'file' && each.id === entry.id) &&
              !(each.kind === 'sheet' && entry.kind === 'sheet' && each.path === entry.path),
          )
        : [...attached, entry],
    )
  const entryOf = (file: CatalogueFile): Attached => ({
    kind: 'file',
    id: file.id,
    name: nameOf(file),
  })
  const choice = (entry: Attached, detail: string) => (
    <label key={`${entry.kind} ${entry.name} ${detail}`} className="inbox__option">
      <input type="checkbox" checked={isOn(entry)} onChange={() => toggle(entry)} />
      {entry.name} <small className="ui-mono">{detail}</small>
    </label>
  )
  const fileChoice = (file: CatalogueFile) => choice(entryOf(file), detailOf(file))
  const addFiles = (files: FileList | null): void =>
    setAttached([
      ...attached,
      ...[...(files ?? [])].map((file): Attached => ({ kind: 'disk', file, name: file.name })),
    ])
  return (
    <>
      <button type="button" className="inbox__chip inbox__chip--add" onClick={() => setOpen(true)}>
        + {labels.attach}
      </button>
      {isOpen ? (
        <Dialog isLight title={labels.attachTitle} onClose={close}>
          {lead.files.length + lead.sheets.length === 0 ? null : (
            <fieldset>
              <legend>{labels.ofProducts}</legend>
              {lead.files.map(fileChoice)}
              {lead.sheets.map(({ path, name }) =>
                choice({ kind: 'sheet', path, name: labels.sheet({ code: name }) }, 'PDF'),
              )}
            </fieldset>
          )}
          <label>
            {labels.searchFiles}
            <input
              type="search"
              autoComplete="off"
              onChange={(event) => search(event.target.value)}
            />
          </label>
          <div role="status">
            {found?.data?.files.map(fileChoice)}
            {found?.data?.files.length === 0 ? <p>{labels.noFiles}</p> : null}
          </div>
          {found ? <ReadProblem of={found} /> : null}
          <label>
            {labels.fromDisk}
            <input type="file" multiple onChange={(event) => addFiles(event.target.files)} />
          </label>
          <div className="ui-dialog__actions">
            <button type="button" data-main onClick={close}>
              {labels.done}
            </button>
          </div>
        </Dialog>
      ) : null}
    </>
  )
}
