import { locales } from '@vitrine/configuration/locales'
import { panelBase } from '@vitrine/contract/panel'
import type { ListViewClientProps, ListViewServerProps, Payload } from 'payload'
import type { ReactNode } from 'react'
import { ListView } from '#src/admin/lists/list-view.tsx'
import { isForPayload } from '#src/admin/lists/own-list.ts'
import { templateNames, templates } from '#src/mail/templates/index.ts'
import type { TemplateName } from '#src/mail/templates/index.ts'
import type { MailGroup } from '#src/mail/templates/mail-content.ts'
import { textsIn } from '#src/platform/labels.ts'
import { createPathOf } from '#src/platform/change-addresses.ts'
import { PageHead } from '#src/ui/page-parts.tsx'
import { RowTable } from '#src/ui/row-table.tsx'
import { mailTextsTexts } from '#texts/mail-texts.js'
import { mailMarks } from './mail-marks.ts'
import './mail-texts.css'

type Document = Readonly<Record<string, unknown>>

const slug = 'mail-texts'

/** Documents of the e-mails that somebody changed, by e-mail, in all languages. */
async function readDocuments(payload: Payload, draft: boolean): Promise<Map<string, Document>> {
  const { docs } = await payload.find({
    collection: slug,
    draft,
    locale: 'all',
    depth: 0,
    pagination: false,
    sort: '-id',
    overrideAccess: true,
    ...(draft ? {} : { where: { _status: { equals: 'published' } } }),
  })
  return new Map((docs as unknown as Document[]).map((each) => [String(each['mail']), each]))
}

interface RowProps {
  name: TemplateName
  draft: Document | undefined
  row: Document | undefined
  language: string
}

function MailRow({ name, draft, row, language }: RowProps): ReactNode {
  const labels = textsIn(mailTextsTexts, language)
  const href = draft
    ? `${panelBase}/collections/${slug}/${String(draft['id'])}`
    : `${createPathOf(slug)}?mail=${name}`
  const marks = draft ? mailMarks(name, draft, row) : []
  const shown = marks.flatMap(({ locale, marks: own }) => own.map((mark) => ({ locale, mark })))
  return (
    <tr>
      <th scope="row">
        <a href={href}>{labels.mails[name]}</a>
      </th>
      <td>
        {shown.length === 0 ? (
          <span className="ui-small">{labels.follows}</span>
        ) : (
          <ul className="mail-list__marks">
            {shown.map(({ locale, mark }) => (
              <li key={`${locale} ${mark}`} data-mark={mark}>
                <span className="ui-mono">{locales[locale].abbr}</span> {labels.marks[mark]}
              </li>
            ))}
          </ul>
        )}
      </td>
    </tr>
  )
}

const groups = ['contact', 'members', 'privacy', 'staff'] as const satisfies readonly MailGroup[]

/**
 * List of all e-mails that the product sends, with marks of those that the company changed.
 * Payload's own list in drawers, in the trash and for its filters.
 */
export async function MailListView(props: ListViewClientProps & ListViewServerProps) {
  const { payload, i18n, viewType, searchParams } = props
  if (
    viewType === 'trash' ||
    props.disableBulkDelete ||
    isForPayload(Object.keys(searchParams ?? {}))
  )
    return <ListView {...props} />
  const { language } = i18n
  const labels = textsIn(mailTextsTexts, language)
  const [drafts, published] = await Promise.all([
    readDocuments(payload, true),
    readDocuments(payload, false),
  ])
  return (
    <main className="ui-page mail-list">
      <PageHead title={labels.title} below={labels.hint} />
      <div className="ui-page__start">
        {groups.map((group) => (
          <section key={group} aria-labelledby={`mails-${group}`}>
            <h2 id={`mails-${group}`}>{labels.groups[group]}</h2>
            <RowTable caption={labels.groups[group]} heads={[labels.mail, labels.texts]}>
              {templateNames
                .filter((name) => templates[name].group === group)
                .map((name) => (
                  <MailRow
                    key={name}
                    name={name}
                    draft={drafts.get(name)}
                    row={published.get(name)}
                    language={language}
                  />
                ))}
            </RowTable>
          </section>
        ))}
      </div>
    </main>
  )
}
