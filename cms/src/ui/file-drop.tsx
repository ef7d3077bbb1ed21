import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'

const hasFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') ?? false

/** True while a file is dragged over the window; `onDrop` gets the dropped ones. */
function usePageDrop(onDrop: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  const drop = useEffectEvent(onDrop)
  useEffect(() => {
    // events of nested elements: the drag leaves the window when none of them is left
    let depth = 0
    const enter = (event: DragEvent): void => {
      if (!hasFiles(event)) return
      depth += 1
      setOver(true)
    }
    const over = (event: DragEvent): void => {
      if (hasFiles(event)) event.preventDefault()
    }
    const leave = (event: DragEvent): void => {
      if (!hasFiles(event)) return
      depth -= 1
      if (depth <= 0) setOver(false)
    }
    const end = (event: DragEvent): void => {
      if (!hasFiles(event)) return
      event.preventDefault()
      depth = 0
      setOver(false)
      drop([...(event.dataTransfer?.files ?? [])])
    }
    window.addEventListener('dragenter', enter)
    window.addEventListener('dragover', over)
    window.addEventListener('dragleave', leave)
    window.addEventListener('drop', end)
    return () => {
      window.removeEventListener('dragenter', enter)
      window.removeEventListener('dragover', over)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('drop', end)
    }
  }, [])
  return isOver
}

interface FrameProps {
  text: string
  onDrop: (files: readonly File[]) => void
}

/** Frame over the page while files are dragged over it. */
export function FileDropFrame({ text, onDrop }: FrameProps): ReactNode {
  const isOver = usePageDrop(onDrop)
  return isOver ? (
    <div className="ui-page__over" aria-hidden="true">
      <p>{text}</p>
    </div>
  ) : null
}

interface ChooserProps {
  text: string
  /** Endings of the files that the chooser offers; undefined: all. */
  accept?: string
  isMultiple?: boolean
  isMain?: boolean
  isBusy: boolean
  onFiles: (files: readonly File[]) => void
}

/** Button that opens the chooser of files. */
export function FileButton({
  text,
  accept,
  isMultiple = false,
  isMain = false,
  isBusy,
  onFiles,
}: ChooserProps): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={isMultiple}
        aria-label={text}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // the same file can be chosen again after it was corrected
          target.value = ''
          onFiles(files)
        }}
      />
      <Button
        {...(isMain ? { look: 'main' } : {})}
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) input.current?.click()
        }}
      >
        {text}
      </Button>
    </>
  )
}
