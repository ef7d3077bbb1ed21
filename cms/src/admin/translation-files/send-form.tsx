'use client'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { callFile } from '#src/admin/panel/call.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { translationFilesTexts } from '#texts/translation-files.js'
import type { TranslationFilesTexts } from '#texts/translation-files.js'
import type { SendRow } from './read-send.ts'

type Format = keyof TranslationFilesTexts['send']['formats']
const formats: readonly Format[] = ['xliff', 'xlsx']

/** Name of a file in the header of an answer. */
const nameIn = (answer: Response): string =>
  decodeURIComponent(
    /filename\*=UTF-8''([^;]+)/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ??
      'translation',
  )

/** Saves the file of an answer on the disk of the browser. */
async function download(answer: Response): Promise<void> {
  const url = URL.createObjectURL(await answer.blob())
  Object.assign(document.createElement('a'), { href: url, download: nameIn(answer) }).click()
  URL.revokeObjectURL(url)
}

/** Documents with their ticks. */
function Rows({
  rows,
  unticked,
  onTick,
}: {
  rows: readonly SendRow[]
  unticked: ReadonlySet<string>
  onTick: (unticked: ReadonlySet<string>) => void
}) {
  const { send: labels } = useTexts(translationFilesTexts)
  const ticked = rows.length - unticked.size
  const toggle = (item: string): void => {
    const next = new Set(unticked)
    if (!next.delete(item)) next.add(item)
    onTick(next)
  }
  return (
    <div className="files__scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">
              <input
                type="checkbox"
                aria-label={labels.all}
                checked={unticked.size === 0}
                ref={(box) => {
                  if (box) box.indeterminate = ticked > 0 && unticked.size > 0
                }}
                onChange={({ target }) =>
                  onTick(new Set(target.checked ? [] : rows.map(({ item }) => item)))
                }
              />
            </th>
            <th scope="col">{labels.document}</th>
            <th scope="col">{labels.kind}</th>
            <th scope="col">{labels.open}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ item, title, kind, open }) => (
            <tr key={item}>
              <td>
                <input
                  type="checkbox"
                  aria-label={title}
                  checked={!unticked.has(item)}
                  onChange={() => toggle(item)}
                />
              </td>
              <th scope="row">{title}</th>
              <td>{kind}</td>
              <td className="ui-mono">{open}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Documents to be ticked, the format, and the button that downloads the file. */
export function SendForm({ rows, isWhole: usual }: { rows: readonly SendRow[]; isWhole: boolean }) {
  const { send: labels } = useTexts(translationFilesTexts)
  const language = useLanguage()
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set())
  const [format, setFormat] = useState<Format>('xliff')
  const [isWhole, setIsWhole] = useState(usual)
  const [message, setMessage] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const items = rows.flatMap(({ item }) => (unticked.has(item) ? [] : [item]))
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    setIsBusy(true)
    setMessage(labels.preparing)
    const given = { body: { items, format, isWhole } }
    const { data, message: refused = labels.failed } = await callFile(
      'translation-files.export',
      given,
      { language },
    )
    if (data) await download(data)
    setMessage(data ? '' : refused)
    setIsBusy(false)
  }
  return (
    <form className="files__send" onSubmit={(event) => void send(event)}>
      <div className="files__options">
        <fieldset>
          <legend>{labels.format}</legend>
          {formats.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="format"
                checked={format === each}
                onChange={() => setFormat(each)}
              />
              {labels.formats[each]}
            </label>
          ))}
        </fieldset>
        <label>
          <input
            type="checkbox"
            checked={isWhole}
            onChange={({ target }) => setIsWhole(target.checked)}
          />
          {labels.whole}
        </label>
        <Button type="submit" look="main" disabled={isBusy || items.length === 0}>
          {labels.download({ count: items.length })}
        </Button>
        <output className="files__outcome">{message}</output>
      </div>
      <Rows rows={rows} unticked={unticked} onTick={setUnticked} />
    </form>
  )
}
