import { useState } from 'react'
import { Breadcrumbs } from '#app/ui/frame/breadcrumbs.tsx'
import { Button, ButtonLink } from '#app/ui/elements/button.tsx'
import { ChipLink, ChipRow } from '#app/ui/elements/chip.tsx'
import { Dialog } from '#app/ui/controls/dialog.tsx'
import { EmptyState } from '#app/ui/frame/empty-state.tsx'
import { CheckboxField, SelectField, TextAreaField, TextField } from '#app/ui/controls/field.tsx'
import { FileField } from '#app/ui/controls/file-field.tsx'
import { FileProgress } from '#app/ui/controls/file-progress.tsx'
import { Notice } from '#app/ui/frame/notice.tsx'
import { Pagination } from '#app/ui/controls/pagination.tsx'
import { SearchForm } from '#app/ui/controls/search-form.tsx'
import { Section } from '#app/ui/frame/section.tsx'
import { TextLink } from '#app/ui/elements/text-link.tsx'
import type { GalleryTexts } from './gallery-texts.ts'
import styles from './gallery.module.css'

/** Buttons, fields, search, notices, dialogs and navigation of the style guide. */
export function ControlsGallery({ texts }: { texts: GalleryTexts }) {
  return (
    <>
      <ButtonsSection texts={texts} />
      <FieldsSection texts={texts} />
      <Section title={texts.sections.search} ruled>
        <div className={styles.fields}>
          <SearchForm {...texts.search} size="large" />
          <SearchForm {...texts.search} />
        </div>
      </Section>
      <NoticesSection texts={texts} />
      <Section title={texts.sections.navigation} ruled>
        <Breadcrumbs {...texts.breadcrumbs} />
        <ChipRow label={texts.chips.label}>
          {texts.chips.items.map((item) => (
            <ChipLink key={item.label} {...item}>
              {item.label}
            </ChipLink>
          ))}
        </ChipRow>
        <div className={styles.below}>
          <Pagination
            page={4}
            lastPage={11}
            hrefOf={() => texts.pagination.href}
            labels={texts.pagination}
          />
        </div>
      </Section>
      <Section title={texts.sections.empty} ruled>
        <EmptyState
          figure={texts.empty.figure}
          title={texts.empty.title}
          text={texts.empty.text}
          level={3}
        >
          <SearchForm {...texts.search} />
        </EmptyState>
      </Section>
    </>
  )
}

function ButtonsSection({ texts }: { texts: GalleryTexts }) {
  const { buttons } = texts
  return (
    <Section title={texts.sections.buttons} ruled>
      <div className={styles.row}>
        <Button>{buttons.primary}</Button>
        <Button variant="secondary">{buttons.secondary}</Button>
        <Button variant="quiet">{buttons.quiet}</Button>
        <Button busy>{buttons.busy}</Button>
        <Button disabled>{buttons.disabled}</Button>
        <Button variant="secondary" icon="share" label={buttons.iconLabel} />
        <Button size="small" variant="secondary" icon="filter">
          {buttons.secondary}
        </Button>
        <ButtonLink href={texts.action.href} size="large" icon="arrow-right">
          {buttons.link}
        </ButtonLink>
        <TextLink href={texts.action.href} icon="arrow-up-right">
          {buttons.textLink}
        </TextLink>
      </div>
    </Section>
  )
}

function FieldsSection({ texts }: { texts: GalleryTexts }) {
  const { fields } = texts
  return (
    <Section title={texts.sections.fields} ruled>
      <div className={styles.fields}>
        <TextField
          label={fields.text.label}
          hint={fields.text.hint}
          placeholder={fields.text.placeholder}
        />
        <TextField
          label={fields.wrong.label}
          error={fields.wrong.error}
          defaultValue={fields.wrong.value}
          type="email"
        />
        <SelectField
          label={fields.select.label}
          options={fields.select.options}
          placeholder={fields.select.placeholder}
          optionalLabel={fields.optional}
        />
        <TextAreaField
          label={fields.area.label}
          hint={fields.area.hint}
          optionalLabel={fields.optional}
        />
        <CheckboxField label={fields.checkbox.label} hint={fields.checkbox.hint} defaultChecked />
        <div>
          {fields.radios.map((label, index) => (
            <CheckboxField
              key={label}
              kind="radio"
              name="gallery-choice"
              label={label}
              defaultChecked={index === 0}
            />
          ))}
        </div>
        <FileField label={fields.file.label} hint={fields.file.hint} />
        <FileField label={fields.file.label} hint={fields.file.hint} error={fields.file.error} />
        <FileProgress
          label={fields.sending.label}
          fraction={0.42}
          cancelLabel={fields.sending.cancel}
          onCancel={() => {}}
        />
      </div>
    </Section>
  )
}

/** Notices of each tone, and the two dialogs. */
function NoticesSection({ texts }: { texts: GalleryTexts }) {
  const { dialog } = texts
  const [open, setOpen] = useState<'modal' | 'sheet' | null>(null)
  return (
    <Section title={texts.sections.notices} ruled>
      <div className={styles.fields}>
        {(['info', 'success', 'warning', 'error'] as const).map((tone) => (
          <Notice key={tone} tone={tone} title={texts.notices[tone].title}>
            <p>{texts.notices[tone].text}</p>
          </Notice>
        ))}
      </div>
      <div className={styles.row}>
        <Button variant="secondary" onClick={() => setOpen('modal')}>
          {dialog.open}
        </Button>
        <Button variant="secondary" icon="filter" onClick={() => setOpen('sheet')}>
          {dialog.open}
        </Button>
        <Dialog
          open={open !== null}
          onClose={() => setOpen(null)}
          title={dialog.title}
          closeLabel={dialog.close}
          variant={open === 'sheet' ? 'sheet' : 'modal'}
          actions={<Button onClick={() => setOpen(null)}>{dialog.confirm}</Button>}
        >
          <p>{dialog.text}</p>
        </Dialog>
      </div>
    </Section>
  )
}
