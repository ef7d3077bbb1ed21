import { partListLimits, readItems } from '@vitrine/contract/part-list'
import type { MemberList } from '@vitrine/contract/shapes/types'
import { useTexts } from '#app/core/language.ts'
import { Form } from '#app/features/forms/form.tsx'
import { Section } from '#app/ui/frame/section.tsx'
import { listCreateForm, listReplaceForm } from '#shared/forms/member-lists.ts'
import { keepFragment } from '#shared/parts-list/list-path.ts'
import { restrictedTexts } from '#texts/restricted.js'
import styles from './member-lists.module.css'

/** Form that saves the list of the URL: under a new name, or replacing a saved list. */
export function SaveList({ items, lists }: { items: string; lists: readonly MemberList[] }) {
  const { lists: texts } = useTexts(restrictedTexts)
  return (
    <Section title={texts.keepTitle} id={keepFragment}>
      <p>{texts.keepLead({ lines: readItems(items).length })}</p>
      <div className={styles.ways}>
        {lists.length < partListLimits.kept ? (
          <Form
            form={listCreateForm}
            labels={{ name: texts.name }}
            hints={{ name: texts.nameHint }}
            initial={{ items }}
            submit={texts.create}
          />
        ) : (
          <p>{texts.full({ count: partListLimits.kept })}</p>
        )}
        {lists.length > 0 ? (
          <Form
            form={listReplaceForm}
            labels={{ list: texts.other }}
            choices={{ list: lists.map(({ id, name }) => ({ value: String(id), label: name })) }}
            initial={{ items }}
            submit={texts.replace}
            variant="secondary"
          />
        ) : null}
      </div>
    </Section>
  )
}
