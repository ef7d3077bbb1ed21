import { useRouteLoaderData } from 'react-router'
import { useLocale } from '#app/i18n/messages.ts'
import type { LayoutData } from '#app/layouts/load-layout.ts'

/** How the company is reached, as the layout says; an empty text is not filled. */
export function useContact() {
  const layout = useRouteLoaderData<LayoutData>(`layout___${useLocale()}`)?.layout
  return {
    address: layout?.contact.address ?? '',
    phone: layout?.contact.phone ?? '',
    whatsapp: layout?.contact.contact_whatsapp ?? '',
    email: layout?.emails.contact ?? '',
  }
}
