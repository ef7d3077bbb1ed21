import { useEffect, useState } from 'react'
import { createClient } from '@vitrine/contract/client'
import type { Answer } from '@vitrine/contract/client'
import { browserTransport } from '#app/api/browser-transport.ts'
import { Section } from '#app/design/section/section.tsx'
import { FormArea, FormConsent, FormFile, FormSelect, FormText, Pair } from '#app/forms/fields.tsx'
import { LeadForm } from '#app/forms/lead-form.tsx'
import { useLocale, useWords } from '#app/i18n/messages.ts'
import { leadFormWords } from '#app/i18n/words/lead-forms.ts'

type Options = Answer<'interests-list'>['data']

const choices = (options: Options) => options.map(({ slug, title }) => ({ value: slug, label: title }))

/** An application with a CV. The training levels follow the education level (`GET …/training-level?type=`); without scripts all are there. */
export function ApplicationForm({ interests, educationLevels, trainingLevels }: { interests: Options; educationLevels: Options; trainingLevels: Options }) {
  const { application: words, fields } = useWords(leadFormWords)
  const locale = useLocale()
  const [education, setEducation] = useState('')
  const [training, setTraining] = useState(trainingLevels)
  useEffect(() => {
    if (education === '') return
    const leaving = new AbortController()
    createClient({ locale, transport: browserTransport, signal: leaving.signal })('training-levels-list', { query: { type: education } }).then(({ data }) => setTraining(data), () => undefined)
    return () => leaving.abort()
  }, [education, locale])
  return (
    <Section title={words.title} ruled id="candidatura">
      <LeadForm form="application" submit={words.submit} file>
        <FormSelect name="interest" label={words.interest} required options={choices(interests)} />
        <Pair>
          <FormSelect name="education_level" label={words.education} required options={choices(educationLevels)} onChange={(event) => setEducation(event.currentTarget.value)} />
          {training.length > 0 ? <FormSelect name="training_level" label={words.training} options={choices(training)} /> : null}
        </Pair>
        <Pair>
          <FormText name="name" label={fields.name} required autoComplete="name" maxLength={120} />
          <FormText name="email" type="email" label={fields.email} required autoComplete="email" maxLength={254} />
        </Pair>
        <Pair>
          <FormText name="phone" type="tel" label={fields.phone} required autoComplete="tel" maxLength={32} />
          <FormText name="city" label={fields.city} required autoComplete="address-level2" maxLength={120} />
          <FormText name="state" label={fields.state} required autoComplete="address-level1" maxLength={80} />
        </Pair>
        <FormArea name="experience" label={words.experience} maxLength={5000} rows={6} />
        <FormFile name="cv" label={words.cv} hint={words.cvHint} accept=".pdf,.doc,.docx" />
        <FormConsent label={words.consent} />
      </LeadForm>
    </Section>
  )
}
