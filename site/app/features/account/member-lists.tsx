import type { FormEvent } from 'react'
import { formatDate } from '@vitrine/configuration/format'
import { readItems } from '@vitrine/contract/part-list'
import type { MemberList } from '@vitrine/contract/shapes/types'
import { listNameMax } from '@vitrine/contract/text-limits'
import { useLocale, useTexts } from '#app/core/language.ts'
import { useFormSubmit } from '#app/features/forms/use-form-submit.ts'
import { TextField } from '#app/ui/controls/field.tsx'
import { Button } from '#app/ui/elements/button.tsx'
import { TextLink } from '#app/ui/elements/text-link.tsx'
import { Notice } from '#app/ui/frame/notice.tsx'
import { Section } from '#app/ui/frame/section.tsx'
import { formField } from '#shared/forms/describe-form.ts'
import type { FormState } from '#shared/forms/form-state.ts'
import { listDeleteForm, listRenameForm, listsFragment } from '#shared/forms/member-lists.ts'
import { listPath } from '#shared/parts-list/list-path.ts'
import { routePath } from '#shared/routes/table.ts'
import { restrictedTexts } from '#texts/restricted.js'
import styles from './member-lists.module.css'
import rows from './rows.module.css'

type Send = (form: FormData) => Promise<void>

/** Values of `?sent` for which the section has a message. */
const results = ['list', 'renamed', 'deleted'] as const

/** Saved parts lists of the member; each can be opened, renamed and deleted. */
export function MemberLists({
  lists,
  sent,
}: {
  lists: readonly MemberList[]
  sent: string | undefined
}) {
  const locale = useLocale()
  const { lists: texts } = useTexts(restrictedTexts)
  const renaming = useFormSubmit(listRenameForm)
  const deleting = useFormSubmit(listDeleteForm)
  const failed = renaming.state ?? deleting.state
  const result = results.find((value) => value === sent)
  return (
    <Section title={texts.title} ruled id={listsFragment}>
      {failed ? (
        <Notice tone="error" live>
          <p>{failed.errors['name'] ?? failed.message}</p>
        </Notice>
      ) : result ? (
        <Notice tone="success" live>
          <p>{texts.done[result]}</p>
        </Notice>
      ) : null}
      {lists.length > 0 ? (
        <ul className={rows.rows}>
          {lists.map((list) => (
            <Row
              key={`${list.id} ${list.updated_at}`}
              list={list}
              failed={renaming.state}
              rename={renaming.send}
              remove={deleting.send}
            />
          ))}
        </ul>
      ) : (
        <p>
          {texts.none} <TextLink href={routePath('parts-list', locale)}>{texts.toList}</TextLink>
        </p>
      )}
    </Section>
  )
}

function Row({
  list: { id, name, items, lines, updated_at: updated },
  failed,
  rename,
  remove,
}: {
  list: MemberList
  failed: FormState | undefined
  rename: Send
  remove: Send
}) {
  const locale = useLocale()
  const { lists: texts } = useTexts(restrictedTexts)
  const [refused] = failed?.values['list']?.[0] === String(id) ? (failed.values['name'] ?? []) : []
  const sending = (send: Send) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send(new FormData(event.currentTarget))
  }
  return (
    <li className={rows.row}>
      <span className={rows.name}>
        <TextLink href={listPath(readItems(items), locale)}>{name}</TextLink>
      </span>
      <span className={rows.facts}>
        {texts.lines({ lines })} · {texts.changed({ date: formatDate(updated, locale) })}
      </span>
      <details className={styles.more} open={refused !== undefined}>
        <summary aria-label={texts.changeOf({ name })}>{texts.change}</summary>
        <form method="post" className={styles.rename} onSubmit={sending(rename)}>
          <input type="hidden" name={formField} value={listRenameForm.name} />
          <input type="hidden" name="list" value={id} />
          <TextField
            id={`list-name-${id}`}
            name="name"
            label={texts.name}
            defaultValue={refused ?? name}
            maxLength={listNameMax}
            required
          />
          <Button type="submit" variant="secondary" size="small">
            {texts.rename}
          </Button>
        </form>
        <form method="post" onSubmit={sending(remove)}>
          <input type="hidden" name={formField} value={listDeleteForm.name} />
          <input type="hidden" name="list" value={id} />
          <Button type="submit" variant="quiet" size="small" label={texts.deleteOf({ name })}>
            {texts.delete}
          </Button>
        </form>
      </details>
    </li>
  )
}
