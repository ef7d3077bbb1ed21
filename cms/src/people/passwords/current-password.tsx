'use client'
import {
  PasswordField,
  useAuth,
  useDocumentInfo,
  useFormFields,
  useTranslation,
} from '@payloadcms/ui'
import { label, words } from '#src/platform/labels.ts'

const title = label('Senha atual', 'Current password', 'Contraseña actual')

/** Current password field, shown while the own password is being changed. */
export function CurrentPassword({ path }: { path: string }) {
  const { i18n } = useTranslation()
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const isChanging = useFormFields(([fields]) => fields['password'] !== undefined)
  if (!isChanging || id === undefined || String(user?.id) !== String(id)) return null
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: path, label: words(title, i18n.language), required: true }}
      path={path}
    />
  )
}
