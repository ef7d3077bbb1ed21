import { useState } from 'react'
import type { ReactNode } from 'react'
import { isLocale, locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { useCall } from '#src/admin/panel/use-call.ts'
import { call } from '#src/admin/panel/call.ts'
import { alternativeTextMax } from '#src/content/fields/text-limits.ts'
import type { PictureWithoutAlt } from '#src/content/media/bulk/bulk-shapes.ts'
import type { TextByLocale } from '#src/content/media/bulk/proposed-texts.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { bulkFilesTexts } from '#texts/bulk-files.js'
import { TextField } from './row-fields.tsx'

interface PictureProps {
  picture: PictureWithoutAlt
  texts: TextByLocale
  onType: (code: Locale, text: string) => void
}

/** Picture with a field for each language that has no text. */
function PictureRow({ picture, texts, onType }: PictureProps): ReactNode {
  const labels = useTexts(bulkFilesTexts)
  return (
    <li className="bulk-row">
      {picture.thumbnail === null ? (
        <span className="bulk-row__picture" />
      ) : (
        <img className="bulk-row__picture" src={picture.thumbnail} alt="" loading="lazy" />
      )}
      <fieldset>
        <legend className="ui-mono">{picture.filename}</legend>
        <p className="ui-small">{picture.product}</p>
        <div className="bulk-row__fields">
          {Object.keys(picture.alts)
            .filter(isLocale)
            .map((code) => (
              <TextField
                key={code}
                label={labels.row.alt({ language: locales[code].title })}
                value={texts[code] ?? ''}
                maxLength={alternativeTextMax}
                isLong
                lang={locales[code].tag}
                onChange={(text) => onType(code, text)}
              />
            ))}
        </div>
      </fieldset>
    </li>
  )
}

interface MissingProps {
  onApplied: (id: number) => void
}

/** Proposed alternative texts of stored pictures that lack them, saved as one change set. */
export function MissingAlts({ onApplied }: MissingProps): ReactNode {
  const language = useLanguage()
  const labels = useTexts(bulkFilesTexts)
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState<Readonly<Record<number, TextByLocale>>>({})
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { data } = useCall('bulk-files.without-text', {}, { language })
  if (!data) return null
  const { pictures } = data
  const textsOf = ({ id, alts }: PictureWithoutAlt): TextByLocale => ({ ...alts, ...typed[id] })
  const save = async (): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    setProblem('')
    const files = pictures.flatMap((picture) => {
      const texts = Object.fromEntries(
        Object.entries(textsOf(picture)).filter(([, text]) => text.trim() !== ''),
      )
      const { id, filename: name } = picture
      return Object.keys(texts).length === 0
        ? []
        : [{ collection: 'media' as const, id, name, product: null, texts }]
    })
    const preview = await call('bulk-files.attach', { body: { files } }, { language })
    const applied = preview.data
      ? await call(
          'imports.apply',
          {
            id: preview.data.id,
            body: { expected: preview.data.expected, use: 'publish', isPartial: true, without: [] },
          },
          { language },
        )
      : undefined
    setBusy(false)
    if (preview.data && applied?.data) return onApplied(preview.data.id)
    setProblem(applied?.message ?? preview.message ?? labels.failed)
  }
  return (
    <section className="bulk-missing">
      <h2>{labels.missing.title}</h2>
      {pictures.length === 0 ? <p className="ui-small">{labels.missing.none}</p> : null}
      {pictures.length > 0 && !isOpen ? (
        <Button onClick={() => setOpen(true)}>
          {labels.missing.show({ count: pictures.length })}
        </Button>
      ) : null}
      {isOpen && pictures.length > 0 ? (
        <>
          <p className="ui-small">{labels.missing.hint}</p>
          <ul className="bulk-rows">
            {pictures.map((picture) => (
              <PictureRow
                key={picture.id}
                picture={picture}
                texts={textsOf(picture)}
                onType={(code, text) =>
                  setTyped({ ...typed, [picture.id]: { ...typed[picture.id], [code]: text } })
                }
              />
            ))}
          </ul>
          <div role="alert" className="ui-problem">
            {problem === '' ? null : <p>{problem}</p>}
          </div>
          <p>
            <Button look="main" aria-disabled={isBusy} onClick={() => void save()}>
              {isBusy ? labels.order.sending : labels.missing.save}
            </Button>
          </p>
        </>
      ) : null}
    </section>
  )
}
