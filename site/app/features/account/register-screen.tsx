import { formatCnpj, isCnpj } from '@vitrine/configuration/brazil/cnpj'
import { countryPack, homeCountry } from '@vitrine/configuration/country-pack'
import { formatPhone } from '@vitrine/configuration/phone'
import { screenLoader } from '#app/core/api/load.ts'
import type { LoadArguments } from '#app/core/api/screen-load.ts'
import { useScreenData } from '#app/core/api/use-screen-data.ts'
import { Notice } from '#app/ui/frame/notice.tsx'
import { TextLink } from '#app/ui/elements/text-link.tsx'
import { registerForm } from '#shared/forms/register.ts'
import { Form } from '#app/features/forms/form.tsx'
import { receiptNumber } from '#app/features/forms/receipt-number.ts'
import { useLocale, useTexts } from '#app/core/language.ts'
import { formsTexts } from '#texts/forms.js'
import { restrictedTexts } from '#texts/restricted.js'
import { AccessPage } from './access-page.tsx'
import { countries } from './countries.ts'
import { restrictedMeta } from './restricted-meta.ts'
import { routePath } from '#shared/routes/table.ts'
import styles from './register-screen.module.css'

/** Registration, and its confirmation message afterwards. */
export async function load({ client, query, locale }: LoadArguments<'register'>) {
  const receipt = receiptNumber(query)
  const profiles = receipt === undefined ? (await client('profiles-list')).data : []
  return {
    receipt,
    profiles: profiles.map(({ slug, title }) => ({ value: slug, label: title })),
    countries: receipt === undefined ? countries(locale) : [],
  }
}

export const loader = screenLoader('register', load)

export const texts = [formsTexts, restrictedTexts]

export const meta = restrictedMeta('register', (texts) => texts.register.title)

/** Formats a CNPJ; leaves other tax ids unchanged. */
const maskTaxId = (text: string): string => (isCnpj(text) ? formatCnpj(text) : text.trim())

export default function RegisterScreen() {
  const { receipt, profiles, countries } = useScreenData<typeof load>()
  const locale = useLocale()
  const { register } = useTexts(restrictedTexts)
  if (receipt !== undefined) return <Received receipt={receipt} />
  return (
    <AccessPage
      screen="register"
      title={register.title}
      lead={register.lead}
      aside={
        <section className={styles.next} aria-labelledby="next">
          <h2 id="next">{register.next}</h2>
          <Steps />
        </section>
      }
    >
      <Form
        form={registerForm}
        labels={{
          name: register.name,
          company: register.company,
          country: register.country,
          tax_id: register.taxId({ country: countryPack }),
          profile: register.profile,
          email: register.email,
          phone: register.phone,
          password: register.password,
          consent: register.consent,
        }}
        hints={{
          tax_id: register.taxIdHint({ country: countryPack }),
          phone: register.phoneHint({ country: countryPack }),
          password: register.passwordHint,
        }}
        choices={{ country: countries, profile: profiles }}
        initial={{ country: homeCountry }}
        masks={{ tax_id: maskTaxId, phone: formatPhone }}
        submit={register.submit}
      />
      <p>
        <TextLink href={routePath('privacy-policy', locale)}>{register.policy}</TextLink>
      </p>
    </AccessPage>
  )
}

function Received({ receipt }: { receipt: string }) {
  const { register } = useTexts(restrictedTexts)
  return (
    <AccessPage screen="register" title={register.done}>
      <Notice tone="success" live>
        <p>{register.receipt({ number: receipt })}</p>
      </Notice>
      <Steps />
    </AccessPage>
  )
}

/** Steps after a registration request. */
function Steps() {
  const { register } = useTexts(restrictedTexts)
  return (
    <ol className={styles.steps}>
      {Object.values(register.steps).map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
