import { useLayoutData } from '#app/core/layout-data/layout-data.ts'

/** Contact data of the layout; an empty string means not set. */
export function useContact() {
  const layout = useLayoutData()?.layout
  return {
    address: layout?.contact.address ?? '',
    phone: layout?.contact.phone ?? '',
    whatsapp: layout?.contact.contact_whatsapp ?? '',
    email: layout?.emails.contact ?? '',
  }
}
