import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTexts } from '#src/platform/language.ts'
import { FileButton, FileDropFrame } from '#src/ui/file-drop.tsx'
import { CheckField, FormField, InputField } from '#src/ui/form-fields.tsx'
import { Options } from '#src/ui/options.tsx'
import { styleGuideTexts } from '#texts/style-guide.js'

const events = ['catalogue', 'messages'] as const

/** Fields with a hint and a problem, and the files that a page takes. */
export function FieldExamples(): ReactNode {
  const { fields: labels, files } = useTexts(styleGuideTexts)
  const [name, setName] = useState('')
  const [address, setAddress] = useState('http://')
  const [day, setDay] = useState('')
  const [chosen, setChosen] = useState<(typeof events)[number][]>([])
  return (
    <>
      <form className="ui-form">
        <InputField label={labels.name} hint={labels.nameHint} value={name} onChange={setName} />
        <InputField
          label={labels.address}
          type="url"
          problem={labels.addressProblem}
          value={address}
          onChange={setAddress}
        />
        <InputField label={labels.day} type="date" value={day} onChange={setDay} />
        <FormField label={labels.kind}>
          {(control) => (
            <select {...control}>
              <Options none={labels.every} of={events.map((event) => [event, labels[event]])} />
            </select>
          )}
        </FormField>
        <FormField label={labels.note}>{(control) => <textarea {...control} rows={3} />}</FormField>
        <CheckField
          label={labels.events}
          choices={events.map((value) => ({ value, label: labels[value] }))}
          chosen={chosen}
          problem={chosen.length === 0 ? labels.eventsProblem : undefined}
          onChange={setChosen}
        />
      </form>
      <section className="ui-page__drop" aria-label={files.title}>
        <h3>{files.drop}</h3>
        <FileButton isMain text={files.choose} isBusy={false} onFiles={() => undefined} />
        <p className="ui-small">{files.size}</p>
      </section>
      <FileDropFrame text={files.over} onDrop={() => undefined} />
    </>
  )
}
