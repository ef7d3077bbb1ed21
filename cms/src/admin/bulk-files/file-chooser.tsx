import { useRef } from 'react'
import type { ReactNode } from 'react'

interface ChooserProps {
  text: string
  isMain: boolean
  isBusy: boolean
  onFiles: (files: readonly File[]) => void
}

/** Button that opens the chooser of several files; what is not taken is told by its name. */
export function FilesButton({ text, isMain, isBusy, onFiles }: ChooserProps): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={text}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // the same files can be chosen again
          target.value = ''
          onFiles(files)
        }}
      />
      <button
        type="button"
        className={`ui-button${isMain ? ' ui-button--main' : ''}`}
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) input.current?.click()
        }}
      >
        {text}
      </button>
    </>
  )
}
