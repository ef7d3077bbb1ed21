import { useRef } from 'react'
import type { ReactNode } from 'react'
import { textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'

interface ChooserProps {
  text: Label
  isMain: boolean
  isBusy: boolean
  onFiles: (files: readonly File[]) => void
  language: string
}

/** Button that opens the chooser of several files; what is not taken is told by its name. */
export function FilesButton({ text, isMain, isBusy, onFiles, language }: ChooserProps): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={textOf(text, language)}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // the same files can be chosen again
          target.value = ''
          onFiles(files)
        }}
      />
      <button
        type="button"
        className={`panel-button${isMain ? ' panel-button--main' : ''}`}
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) input.current?.click()
        }}
      >
        {textOf(text, language)}
      </button>
    </>
  )
}
