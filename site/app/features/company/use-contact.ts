import { useLayoutData } from '#app/core/layout-data/layout-data.ts'

/** How the company is reached, as the layout says; an empty text is not filled. */
export function useContact() {
  const layout = useLayoutData()?.layout
  return {
    address: layout?.contact.address ?? '',
    phone: layout?.contact.phone ?? '',
    whatsapp: layout?.contact.contact_whatsapp ?? '',
    email: layout?.emails.contact ?? '',
  }
}
