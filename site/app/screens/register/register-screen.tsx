import { formatCnpj, isCnpj } from '@vitrine/contract/brazil/cnpj'
import { formatPhone } from '@vitrine/contract/brazil/phone'
import { screenLoader } from '#app/api/load.ts'
import type { LoadArguments } from '#app/api/load.ts'
import { useScreenData } from '#app/api/use-screen-data.ts'
import { Notice } from '#app/design/notice/notice.tsx'
import { TextLink } from '#app/design/text-link/text-link.tsx'
import { Form } from '#app/forms/form.tsx'
import { screenAction } from '#app/forms/screen-action.ts'
import { useLocale, useWords } from '#app/i18n/messages.ts'
import { restrictedWords } from '#app/i18n/words/restricted.ts'
import { AccessPage } from '#app/restricted/access-page.tsx'
import { countries } from '#app/restricted/countries.ts'
import { restrictedMeta } from '#app/restricted/restricted-meta.ts'
import { writeQuery } from '#app/routes/query-names.ts'
import { routePath } from '#app/routes/table.ts'
import styles from './register-screen.module.css'

/** A receipt of the API; other words in the address are no words of ours. */
const receiptShape = /^[A-Z0-9]{4,16}$/

/** Asking for access; once asked, what happens next. */
export async function load({ client, query, locale }: LoadArguments<'register'>) {
  const receipt = query.sent?.[0]?.match(receiptShape)?.[0]
  const profiles = receipt === undefined ? (await client('profiles-list')).data : []
  return { receipt, profiles: profiles.map(({ slug, title }) => ({ value: slug, label: title })), countries: receipt === undefined ? countries(locale) : [] }
}

export const loader = screenLoader('register', load)

export const action = screenAction('register', async ({ client, value, locale }) => {
  const { receipt } = await client('member-register', {
    body: {
      name: value('name'), company: value('company'), country: value('country'), tax_id: value('tax_id'), profile: value('profile'),
      // what is not ticked is refused by the API, in its words
      email: value('email').trim(), phone: value('phone'), password: value('password'), consent: (value('consent') === 'on') as true,
    },
  })
  return routePath('register', locale) + writeQuery({ sent: receipt }, locale)
})

export const meta = restrictedMeta('register', (words) => words.register.title)

/** A tax id that is a CNPJ is written as one; any other stays as it is. */
const maskTaxId = (text: string): string => (isCnpj(text) ? formatCnpj(text) : text.trim())

export default function RegisterScreen() {
  const { receipt, profiles, countries: places } = useScreenData<typeof load>()
  const locale = useLocale()
  const { register } = useWords(restrictedWords)
  if (receipt !== undefined) return <Received receipt={receipt} />
  return (
    <AccessPage screen="register" title={register.title} lead={register.lead}>
      <Form
        fields={[
          { name: 'name', label: register.name, autoComplete: 'name', maxLength: 120 },
          { name: 'company', label: register.company, autoComplete: 'organization', maxLength: 160 },
          { name: 'country', label: register.country, kind: 'select', autoComplete: 'country', options: places, initial: 'BR' },
          { name: 'tax_id', label: register.taxId, hint: register.taxIdHint, maxLength: 40, mask: maskTaxId },
          { name: 'profile', label: register.profile, kind: 'select', options: profiles, placeholder: register.choose },
          { name: 'email', label: register.email, kind: 'email', autoComplete: 'email', maxLength: 254 },
          { name: 'phone', label: register.phone, hint: register.phoneHint, kind: 'tel', autoComplete: 'tel', maxLength: 32, mask: formatPhone },
          { name: 'password', label: register.password, hint: register.passwordHint, kind: 'password', autoComplete: 'new-password', maxLength: 128 },
          { name: 'consent', label: register.consent, kind: 'checkbox' },
        ]}
        submitLabel={register.submit}
      />
      <p><TextLink href={routePath('privacy-policy', locale)}>{register.policy}</TextLink></p>
    </AccessPage>
  )
}

function Received({ receipt }: { receipt: string }) {
  const { register } = useWords(restrictedWords)
  return (
    <AccessPage screen="register" title={register.done}>
      <Notice tone="success" live><p>{register.receipt(receipt)}</p></Notice>
      <ol className={styles.steps}>{register.steps.map((step) => <li key={step}>{step}</li>)}</ol>
    </AccessPage>
  )
}
