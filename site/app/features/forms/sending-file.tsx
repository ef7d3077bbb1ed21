import { FileProgress } from '#app/ui/controls/file-progress.tsx'
import { useWords } from '#app/core/i18n/language.ts'
import { formWords } from '#shared/texts/words/forms.ts'

interface SendingFileProps {
  file: string
  /** How much has gone up, 0 to 1. */
  part: number
  onCancel: () => void
}

/**
 * A form's file on its way. Once it is all there it may have been kept already, and is not given up
 * any more.
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
