'use client'
import { PasswordField, useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useTexts } from '#src/platform/language.ts'
import { staffTexts } from '#texts/staff.js'

/** Field of the current password, shown while users change their own password or e-mail address. */
export function CurrentPassword({ path }: { path: string }) {
  const { title } = useTexts(staffTexts)
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const isChanging = useFormFields(
    ([{ password, email }]) => password !== undefined || email?.value !== email?.initialValue,
  )
  if (!isChanging || id === undefined || String(user?.id) !== String(id)) return null
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: path, label: title, required: true }}
      path={path}
    />
  )
}
