import { FileProgress } from '#app/ui/controls/file-progress.tsx'
import { useWords } from '#app/core/i18n/language.ts'
import { formWords } from '#shared/texts/words/forms.ts'

interface SendingFileProps {
  file: string
  /** Uploaded fraction, 0 to 1. */
  part: number
  onCancel: () => void
}

/**
 * Upload progress of a form's file. Cannot be cancelled once complete, since the server may have
 * stored it.
 */
export function SendingFile({ file, part, onCancel }: SendingFileProps) {
  const { file: words } = useWords(formWords)
  const there = part >= 1
  return (
    <FileProgress
      label={there ? words.checking : words.sending(file)}
      part={part}
      cancelLabel={words.cancel}
      onCancel={there ? undefined : onCancel}
    />
  )
}
