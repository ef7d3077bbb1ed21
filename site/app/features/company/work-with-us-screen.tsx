import type { Answer, Client } from '@vitrine/contract/client'
import { screenLoader } from '#app/core/api/load.ts'
import type { LoadArguments } from '#app/core/api/screen-load.ts'
import { useLead, useScreenData } from '#app/core/api/use-screen-data.ts'
import { Beside, Split } from '#app/ui/frame/layout.tsx'
import { receiptNumber } from '#app/features/forms/receipt-number.ts'
import { screenMeta } from '#app/core/head/screen-meta.ts'
import { useLocale, useTexts } from '#app/core/language.ts'
import { careersTexts } from '#texts/careers.js'
import { formsTexts } from '#texts/forms.js'
import { leadFormsTexts } from '#texts/lead-forms.js'
import { routePath } from '#shared/routes/table.ts'
import { PageHeader } from '#app/core/breadcrumbs/page-header.tsx'
import { breadcrumbsJson } from '#app/core/breadcrumbs/breadcrumbs-json.ts'
import { defaultLocale } from '@vitrine/configuration/locales'
import { ApplicationForm } from './application-form.tsx'
import { Areas } from './areas.tsx'
import { OtherLanguageNotice } from './other-language-notice.tsx'
import styles from './work-with-us-screen.module.css'

/** Job applications, in the default locale only (R1); other locales link to its page. */
export async function load({ client, query }: LoadArguments<'work-with-us'>) {
  const [interests, educationLevels, trainingLevels] = await Promise.all([
    client('interests-list'),
    client('education-levels-list').then(({ data }) => data),
    client('training-levels-list').then(({ data }) => data),
  ])
  return {
    interests: interests.data,
    educationLevels,
    trainingLevels: await withLevels(client, educationLevels, trainingLevels),
    receipt: receiptNumber(query),
  }
}

type Options = Answer<'education-levels-list'>['data']

/**
 * Training levels with their level of education, in the order of those levels; those without one
 * are
 * last.
 */
async function withLevels(client: Client, educations: Options, trainings: Options) {
  const found = await Promise.all(
    educations.map(async ({ slug, title }) => {
      const { data } = await client('training-levels-list', { query: { type: slug } })
      return data.map((training) => ({ ...training, level: title }))
    }),
  )
  const levelled = found.flat()
  const others = trainings.filter(({ id }) => !levelled.some((training) => training.id === id))
  return [...levelled, ...others.map((training) => ({ ...training, level: undefined }))]
}

export const loader = screenLoader('work-with-us', load)

export const texts = [formsTexts, leadFormsTexts, careersTexts]

export const meta = screenMeta<typeof load>('work-with-us', (_, context) => {
  const work = careersTexts[context.locale]
  return {
    title: work.title,
    description: work.description,
    jsonLd:
      import.meta.env.SSR &&
      ((url) => [
        breadcrumbsJson(
          [{ label: work.title, href: routePath('work-with-us', context.locale) }],
          context,
          url,
        ),
      ]),
  }
})

export default function WorkWithUsScreen() {
  const { interests, educationLevels, trainingLevels, receipt } = useScreenData<typeof load>()
  const locale = useLocale()
  const work = useTexts(careersTexts)
  const look = (
    <section className={styles.block} aria-labelledby="look">
      <h2 id="look">{work.look}</h2>
      <p className={styles.text}>{work.lookText}</p>
    </section>
  )
  return (
    <div className="wrap">
      <PageHeader
        breadcrumbs={[{ label: work.title, href: routePath('work-with-us', locale) }]}
        title={work.title}
        lead={useLead(work.description)}
      />
      {locale === defaultLocale ? null : <OtherLanguageNotice />}
      {locale === defaultLocale ? (
        <Beside
          aside={
            <>
              {look}
              <Areas interests={interests} />
            </>
          }
        >
          <ApplicationForm
            interests={interests}
            educationLevels={educationLevels}
            trainingLevels={trainingLevels}
            receipt={receipt}
          />
        </Beside>
      ) : (
        <Split shares="6:6" first={look} second={<Areas interests={interests} />} />
      )}
    </div>
  )
}
