import { mapLink } from './map-link.ts'
import { mailLink, phoneLink, whatsappLink } from './contact-hrefs.ts'
import { useContact } from './use-contact.ts'
import { Link } from '#app/ui/elements/link.tsx'
import { KeyValues } from '#app/ui/content/key-values.tsx'
import { TextLink } from '#app/ui/elements/text-link.tsx'
import { useTexts } from '#app/core/language.ts'
import { companyTexts } from '#texts/company.js'
import styles from './contact-screen.module.css'

/** Contact links: phone, WhatsApp, e-mail, address. */
export function ContactLinks() {
  const { contact: texts, map } = useTexts(companyTexts)
  const { address, email, phone, whatsapp } = useContact()
  const items = [
    ...(phone === ''
      ? []
      : [
          {
            label: texts.phone,
            value: (
              <Link className={styles.figure} href={phoneLink(phone)}>
                {phone}
              </Link>
            ),
          },
        ]),
    ...(whatsapp === ''
      ? []
      : [
          {
            label: texts.whatsapp,
            value: (
              <Link className={styles.figure} href={whatsappLink(whatsapp)} rel="noreferrer">
                {whatsapp}
              </Link>
            ),
          },
        ]),
    ...(email === ''
      ? []
      : [
          {
            label: texts.email,
            value: (
              <Link className={styles.figure} href={mailLink(email)}>
                {email}
              </Link>
            ),
          },
        ]),
    ...(address === ''
      ? []
      : [
          {
            label: texts.address,
            value: (
              <>
                <address className={styles.address}>
                  {address.split(/ · |\n/).map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </address>
                <TextLink href={mapLink(address)} icon="arrow-up-right" rel="noreferrer">
                  {map}
                </TextLink>
              </>
            ),
          },
        ]),
  ]
  if (items.length === 0) return null
  return (
    <section className={styles.block} aria-labelledby="reach">
      <h2 id="reach">{texts.reach}</h2>
      <KeyValues items={items} />
    </section>
  )
}
