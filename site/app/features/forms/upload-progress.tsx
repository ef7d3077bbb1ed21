import { FileProgress } from '#app/ui/controls/file-progress.tsx'
import { useTexts } from '#app/core/language.ts'
import { formsTexts } from '#texts/forms.js'

interface UploadProgressProps {
  file: string
  /** Uploaded fraction, 0 to 1. */
  fraction: number
  onCancel: () => void
}

/**
 * Upload progress of a form's file. A complete upload cannot be canceled, since the server may have
 * stored it.
 */
export function UploadProgress({ file, fraction, onCancel }: UploadProgressProps) {
  const { file: texts } = useTexts(formsTexts)
  const complete = fraction >= 1
  return (
    <FileProgress
      label={complete ? texts.checking : texts.sending({ file })}
      fraction={fraction}
      cancelLabel={texts.cancel}
      onCancel={complete ? undefined : onCancel}
    />
  )
}
