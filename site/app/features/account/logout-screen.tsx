import { useEffect } from 'react'
import { redirect, useLocation } from 'react-router'
import { screenLoader } from '#app/core/api/load.ts'
import type { LoadArguments } from '#app/core/api/screen-load.ts'
import { TextLink } from '#app/ui/elements/text-link.tsx'
import { logOutForm } from '#shared/forms/access.ts'
import { Form } from '#app/features/forms/form.tsx'
import { useFormSubmit } from '#app/features/forms/use-form-submit.ts'
import { useLocale, useTexts } from '#app/core/language.ts'
import { formsTexts } from '#texts/forms.js'
import { restrictedTexts } from '#texts/restricted.js'
import { isLogoutConfirmed } from './logout-confirmation.ts'
import { AccessPage } from './access-page.tsx'
import { restrictedMeta } from './restricted-meta.ts'
import { routePath } from '#shared/routes/table.ts'

/** Log-out by POST, so that a GET link from another site cannot log a member out. */
export async function load({ member, locale }: LoadArguments<'logout'>) {
  if (!member) throw redirect(routePath('restricted-area', locale))
  return {}
}

export const loader = screenLoader('logout', load)

export const texts = [formsTexts, restrictedTexts]

export const meta = restrictedMeta('logout', (texts) => texts.logout.title)

export default function LogoutScreen() {
  const locale = useLocale()
  const { logout } = useTexts(restrictedTexts)
  const { send } = useFormSubmit(logOutForm)
  const confirmed = isLogoutConfirmed(useLocation().state)
  useEffect(() => {
    if (confirmed) void send(new FormData())
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once on mount
  }, [confirmed])
  return (
    <AccessPage screen="logout" title={logout.title} lead={logout.text}>
      <Form form={logOutForm} submit={logout.submit} />
      <p>
        <TextLink href={routePath('restricted-sections', locale)}>{logout.cancel}</TextLink>
      </p>
    </AccessPage>
  )
}
