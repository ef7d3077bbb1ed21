import { useEffect, useState } from 'react'
import type { Answer } from '@vitrine/contract/client'
import { Section } from '#app/ui/frame/section.tsx'
import { Consent } from '#app/features/forms/consent.tsx'
import { applicationForm } from '#shared/forms/application.ts'
import { Form } from '#app/features/forms/form.tsx'
import { Receipt } from '#app/features/forms/receipt.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { leadFormsTexts } from '#texts/lead-forms.js'
import { routePath } from '#shared/routes/table.ts'

type Options = Answer<'interests-list'>['data']

type Levelled = Options[number] & {
  /** Level of education to which the training belongs. */
  level?: string | undefined
}

const choices = (options: readonly Levelled[]) =>
  options.map(({ slug, title, level }) => ({
    value: slug,
    label: level === undefined ? title : `${level}: ${title}`,
  }))

interface ApplicationFormProps {
  interests: Options
  educationLevels: Options
  trainingLevels: readonly Levelled[]
  receipt: string | undefined
}

/**
 * Job application with a CV. Training levels are filtered by education level (`GET
 * …/training-level?type=`); without JavaScript all are listed, with their levels.
 */
export function ApplicationForm({
  interests,
  educationLevels,
  trainingLevels,
  receipt,
}: ApplicationFormProps) {
  const { application: texts, fields } = useTexts(leadFormsTexts)
  const locale = useLocale()
  const [education, setEducation] = useState('')
  const [training, setTraining] = useState<readonly Levelled[]>(trainingLevels)
  useEffect(() => {
    if (education === '') return
    const controller = new AbortController()
    import('#app/core/api/client-of.ts')
      .then(({ browserClient }) =>
        browserClient(locale, controller.signal)('training-levels-list', {
          query: { type: education },
        }),
      )
      .then(
        ({ data }) => {
          if (!controller.signal.aborted) setTraining(data)
        },
        () => undefined,
      )
    return () => controller.abort()
  }, [education, locale])
  return (
    <Section title={texts.title} ruled id="candidatura">
      {receipt === undefined ? (
        <Form
          form={applicationForm}
          labels={{
            ...fields,
            interest: texts.interest,
            education_level: texts.education,
            training_level: texts.training,
            experience: texts.experience,
            cv: texts.cv,
            consent: <Consent text={texts.consent} />,
          }}
          hints={{ cv: texts.cvHint }}
          choices={{
            interest: choices(interests),
            education_level: choices(educationLevels),
            training_level: choices(training),
          }}
          submit={texts.submit}
          done={texts.done}
          onChange={({ target }) => {
            if (target instanceof HTMLSelectElement && target.name === 'education_level')
              setEducation(target.value)
          }}
        />
      ) : (
        <Receipt
          number={receipt}
          texts={texts}
          href={`${routePath('work-with-us', locale)}#candidatura`}
        />
      )}
    </Section>
  )
}
