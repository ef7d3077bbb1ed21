import { FileProgress } from '#app/ui/controls/file-progress.tsx'
import { useWords } from '#app/core/i18n/language.ts'
import { formWords } from '#shared/texts/words/forms.ts'

interface UploadProgressProps {
  file: string
  /** Uploaded fraction, 0 to 1. */
  fraction: number
  onCancel: () => void
}

/**
 * Upload progress of a form's file. Cannot be cancelled once complete, since the server may have
 * stored it.
 */
export function UploadProgress({ file, fraction, onCancel }: UploadProgressProps) {
  const { file: words } = useWords(formWords)
  const complete = fraction >= 1
  return (
    <FileProgress
      label={complete ? words.checking : words.sending(file)}
      fraction={fraction}
      cancelLabel={words.cancel}
      onCancel={complete ? undefined : onCancel}
    />
  )
}
