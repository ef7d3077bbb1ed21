import { callAddress } from '#src/admin/panel/call.ts'
import Link from 'next/link'
import { isOfDemonstration } from '#src/platform/database/find-demonstration.ts'
import { locales } from '@vitrine/configuration/locales'
import { panelBase } from '@vitrine/contract/panel'
import type { PayloadRequest } from 'payload'
import type { LeadLine } from '#src/people/inbox/lead-lines.ts'
import type { OpenLead } from '#src/people/inbox/read-lead.ts'
import { hasRole } from '#src/platform/access/access.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { textsIn } from '#src/platform/labels.ts'
import { ScrollArea } from '#src/ui/page-parts.tsx'
import { inboxTexts } from '#texts/inbox.js'
import { Conversation } from './conversation.tsx'
import { inboxPath } from './inbox-query.ts'
import type { InboxQuery } from './inbox-query.ts'
import { LazyCopy } from './lazy-parts.tsx'
import { longTime } from './lead-times.ts'

interface PageProps {
  lead: OpenLead
  query: InboxQuery
  user: PayloadRequest['user']
  language: string
}

/** Lead: sender, text, requested part numbers, files and conversation. */
export function LeadPage({ lead, query, user, language }: PageProps) {
  const labels = textsIn(inboxTexts, language)
  const { id } = lead
  const linksProducts = hasRole({ user }, permissions.products.read)
  return (
    <>
      <header className="inbox__who">
        <Link className="inbox__back" href={inboxPath({ ...query, lead: undefined })}>
          {labels.back}
        </Link>
        <p className="inbox__small">
          {isOfDemonstration(lead.email) ? <>{labels.demonstration} · </> : null}
          {labels.kinds[lead.kind]} <span className="ui-mono">{lead.receipt}</span>
          {lead.page === '' ? null : <> · {labels.from({ page: lead.page })}</>} ·{' '}
          {longTime(lead.createdAt, language)} ·{' '}
          <a href={`${panelBase}/collections/${lead.collection}/${lead.id}`}>{labels.openForm}</a>
        </p>
        <h2 id="inbox-lead">{[lead.name, lead.company].filter(Boolean).join(', ')}</h2>
        <p className="inbox__contact">
          <a className="ui-mono" href={`mailto:${lead.email}`}>
            {lead.email}
          </a>
          {lead.phone === '' ? null : (
            <a className="ui-mono" href={`tel:${lead.phone.replaceAll(/[^+\d]/g, '')}`}>
              {lead.phone}
            </a>
          )}
          <span>
            {[lead.place, labels.writes({ language: locales[lead.locale].title })]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </p>
        {lead.facts.length === 0 ? null : <p className="inbox__small">{lead.facts.join(' · ')}</p>}
      </header>
      <ScrollArea className="inbox__scroll" labelledBy="inbox-lead">
        {lead.text === '' ? null : (
          <blockquote className="inbox__text" lang={locales[lead.locale].tag}>
            {lead.text}
          </blockquote>
        )}
        {lead.lines.length === 0 ? null : (
          <Lines lead={lead} language={language} linksProducts={linksProducts} />
        )}
        {lead.attachments.length === 0 ? null : (
          <p className="inbox__files">
            <b>{labels.attachments}</b>
            {lead.attachments.map(({ name }, index) => (
              <a
                key={name}
                className="inbox__chip"
                href={callAddress('messages.attachment', { id, number: index + 1 })}
                download
              >
                {name}
              </a>
            ))}
          </p>
        )}
        {lead.hasCv ? (
          <p className="inbox__files">
            <b>{labels.cv}</b>
            <a className="inbox__chip" href={callAddress('candidates.cv', { id })} download>
              {labels.openCv}
            </a>
          </p>
        ) : null}
        <Conversation lead={lead} language={language} />
      </ScrollArea>
    </>
  )
}

/** Text about the packs of a quantity: `8 × 25`, `7 missing for 1 × 25`, `2 single`. */
function packsText({ quantity, packing, packs, missing }: LeadLine, language: string) {
  const labels = textsIn(inboxTexts, language)
  if (quantity === null) return labels.unstated
  if (packs === null || packing === null) return labels.single({ count: quantity })
  return missing === null
    ? labels.whole({ packs, packing })
    : labels.missing({ count: missing, packs, packing })
}

interface LinesProps {
  lead: OpenLead
  language: string
  linksProducts: boolean
}

function Lines({ lead: { id, lines, listPath }, language, linksProducts }: LinesProps) {
  const labels = textsIn(inboxTexts, language)
  const pieces = lines.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0)
  const copyText = lines
    .map(({ partNumber, quantity }) => `${partNumber}\t${quantity ?? ''}`)
    .join('\n')
  return (
    <>
      <table className="inbox__lines" aria-label={labels.table.name}>
        <thead>
          <tr>
            <th scope="col">
              <span className="ui-hidden">{labels.table.picture}</span>
            </th>
            <th scope="col">{labels.table.code}</th>
            <th scope="col">{labels.table.product}</th>
            <th scope="col" data-number>
              {labels.table.pieces}
            </th>
            <th scope="col">{labels.table.packs}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={`${line.partNumber} ${index}`}>
              <td>
                {line.image === null ? null : (
                  <img src={line.image} width={36} height={27} alt="" loading="lazy" />
                )}
              </td>
              <th scope="row">
                <PartLink line={line} linksProducts={linksProducts} />
              </th>
              <td>
                {line.product === null ? <i>{labels.notFound}</i> : line.title}
                {line.asked === null ? null : (
                  <small>{labels.askedAs({ asked: line.asked })}</small>
                )}
              </td>
              <td data-number>{line.quantity}</td>
              <td data-missing={line.missing !== null}>{packsText(line, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="inbox__tools">
        <span>{labels.sum({ codes: lines.length, pieces })}</span>
        <LazyCopy text={copyText} />
        <a href={callAddress('messages.lines', { id })} download>
          XLSX
        </a>
        {listPath === null ? null : (
          <a href={listPath} target="_blank" rel="noreferrer">
            {labels.openList}
          </a>
        )}
      </p>
    </>
  )
}

/**
 * Part number with a link to its product in the panel; without permission for that, to its page on
 * the site.
 */
function PartLink({ line, linksProducts }: { line: LeadLine; linksProducts: boolean }) {
  const href =
    linksProducts && line.product !== null
      ? `${panelBase}/collections/products/${line.product}`
      : line.path
  return href === null ? line.partNumber : <a href={href}>{line.partNumber}</a>
}
