'use client'
import {
  PasswordField,
  useAuth,
  useDocumentInfo,
  useFormFields,
  useTranslation,
} from '@payloadcms/ui'
import { textOf, labelsOf } from '#src/platform/labels.ts'
import { staffTexts } from '#texts/staff.js'

const labels = labelsOf(staffTexts)

const title = labels.title

/** Field of the current password, shown while users change their own password or e-mail address. */
export function CurrentPassword({ path }: { path: string }) {
  const { i18n } = useTranslation()
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const isChanging = useFormFields(
    ([{ password, email }]) => password !== undefined || email?.value !== email?.initialValue,
  )
  if (!isChanging || id === undefined || String(user?.id) !== String(id)) return null
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: path, label: textOf(title, i18n.language), required: true }}
      path={path}
    />
  )
}
