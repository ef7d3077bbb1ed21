import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { documentKindKeys, pictureViews } from '#src/content/media/bulk/file-words.ts'
import { viewNames } from '#src/content/media/bulk/proposed-texts.ts'
import { documentKinds } from '#src/content/media/document-kind.ts'
import { textOf } from '#src/platform/labels.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { FileButton } from '#src/ui/file-drop.tsx'
import { Options } from '#src/ui/options.tsx'
import { newProductTexts } from '#texts/new-product.js'
import type { NewProductTexts } from '#texts/new-product.js'
import type { DraftFile } from './product-draft.ts'
import type { ProductFiles } from './use-product-files.ts'

/** Choice of a picture that shows the product in no view that has a name. */
const plainPicture = 'picture'

/** Small picture of a file, or its ending. */
function Thumbnail({ file, content }: { file: DraftFile; content: File | undefined }): ReactNode {
  const [address, setAddress] = useState<string>()
  const isPicture = file.collection === 'media'
  useEffect(() => {
    if (!isPicture || file.thumbnail !== null || !content) return undefined
    const made = URL.createObjectURL(content)
    // oxlint-disable-next-line react/set-state-in-effect -- an object URL is made and revoked with the element
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [isPicture, file.thumbnail, content])
  const shown = file.thumbnail ?? address
  return isPicture && shown !== undefined ? (
    <img src={shown} alt="" />
  ) : (
    <span className="ui-mono" aria-hidden="true">
      {(file.name.split('.').at(-1) ?? '').toUpperCase()}
    </span>
  )
}

/** What a file is: the view of a picture, the kind of a document; for one without a match a question. */
function FileKind({ file, onEdit }: { file: DraftFile; onEdit: ProductFiles['edit'] }): ReactNode {
  const labels = useTexts(newProductTexts)
  const language = useLanguage()
  const isPicture = file.collection === 'media'
  const value = file.way === null ? '' : isPicture ? (file.view ?? plainPicture) : (file.kind ?? '')
  const choose = (chosen: string): void =>
    onEdit(file.key, {
      way: 'chosen',
      ...(isPicture
        ? { view: pictureViews.find((each) => each === chosen) ?? null }
        : { kind: documentKindKeys.find((each) => each === chosen) ?? null }),
    })
  return (
    <select
      aria-label={labels.whatIsOf({ name: file.name })}
      value={value}
      onChange={({ target }) => choose(target.value)}
    >
      {value === '' ? <option value="">{labels.whatIs}</option> : null}
      <Options
        of={
          isPicture
            ? [
                [plainPicture, labels.picture] as const,
                ...pictureViews.map((view) => [view, textOf(viewNames[view], language)] as const),
              ]
            : documentKindKeys.map((kind) => [kind, textOf(documentKinds[kind], language)] as const)
        }
      />
    </select>
  )
}

/** State of a file in words. */
function stateOf(file: DraftFile, labels: NewProductTexts['files']): string {
  if (file.problem !== '') return file.problem
  if (file.way === null) return labels.unmatched
  if (file.collection === 'files' && file.kind === null && !file.isLinked) return labels.needsKind
  if (file.id === null) return labels.waits
  return {
    name: labels.byName,
    content: labels.byContent,
    chosen: labels.chosen,
    original: labels.original,
  }[file.way]
}

/** True for a file that needs an answer. */
export const isOpenFile = (file: DraftFile): boolean =>
  file.problem !== '' ||
  file.way === null ||
  (file.collection === 'files' && file.kind === null && !file.isLinked)

/** Pictures and documents of the product, with how each was matched. */
export function FileRows({
  files,
  list,
}: {
  files: readonly DraftFile[]
  list: ProductFiles
}): ReactNode {
  const labels = useTexts(newProductTexts)
  const main = files.find(({ collection, way }) => collection === 'media' && way !== null)
  return (
    <div className="new-product__files">
      <div className="new-product__drop" aria-busy={list.isReading}>
        <strong>{labels.drop}</strong>
        <p>{labels.dropHint}</p>
        <FileButton
          text={labels.chooseFiles}
          isMultiple
          isBusy={list.isReading}
          onFiles={(added) => void list.add(added)}
        />
      </div>
      <div>
        <p role="alert" className="ui-problem">
          {list.problem}
        </p>
        <ul aria-label={labels.sections.files}>
          {files.map((file) => (
            <li key={file.key} data-open={isOpenFile(file) || undefined}>
              <Thumbnail file={file} content={list.contentOf(file.key)} />
              <span className="ui-mono new-product__file-name">{file.name}</span>
              <span>
                {file === main ? <strong>{labels.mainPicture}</strong> : null}
                {file.isLinked ? (
                  <span>{file.way === 'content' ? labels.linked : labels.fromOriginal}</span>
                ) : (
                  <FileKind file={file} onEdit={list.edit} />
                )}
              </span>
              <span className="new-product__file-state" role="status">
                {stateOf(file, labels.files)}
              </span>
              <Button
                look="link"
                aria-label={labels.removeFile({ name: file.name })}
                onClick={() => list.remove(file.key)}
              >
                ×
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
