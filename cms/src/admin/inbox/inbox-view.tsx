import { notFound } from 'next/navigation'
import { panelBase } from '@vitrine/contract/panel'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { callAddress } from '#src/admin/panel/call.ts'
import { mayOpen } from '#src/admin/panel/own-views.ts'
import { PanelView } from '#src/admin/panel/panel-view.tsx'
import { listLeads } from '#src/people/inbox/list-leads.ts'
import { readLead, readReplySpans } from '#src/people/inbox/read-lead.ts'
import { readServiceHours } from '#src/people/inbox/service-hours.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { textsIn, localeOfPanel } from '#src/platform/labels.ts'
import { inboxTexts } from '#texts/inbox.js'
import { InboxTabs } from './inbox-tabs.tsx'
import { queryParams, readQuery } from './inbox-query.ts'
import { LazyReply, LazySide } from './lazy-parts.tsx'
import { LeadList } from './lead-list.tsx'
import { LeadPage } from './lead-page.tsx'
import { LeadSide } from './lead-side.tsx'
import { medianReply } from './lead-times.ts'
import './lead.css'
import './inbox.css'
import './reply.css'

/**
 * Reads the accounts that can own leads, the departments for the filter, and the reply templates.
 */
async function readChoices(req: PayloadRequest) {
  const { payload } = req
  const [owners, departments, templates] = await Promise.all([
    payload.find({
      collection: 'users',
      where: { role: { in: [...permissions.messages.update] } },
      select: { name: true },
      sort: 'name',
      depth: 0,
      pagination: false,
      overrideAccess: true,
    }),
    payload.find({
      collection: 'departments',
      locale: localeOfPanel(req.i18n.language),
      select: { title: true },
      sort: 'position',
      depth: 0,
      pagination: false,
      overrideAccess: false,
      req,
    }),
    payload.find({
      collection: 'reply-templates',
      sort: 'title',
      depth: 0,
      limit: 300,
      overrideAccess: false,
      req,
    }),
  ])
  return {
    owners: owners.docs.map(({ id, name }) => ({ id, name })),
    departments: departments.docs.map(({ id, title }) => ({ id, title: title ?? String(id) })),
    templates: templates.docs.map(({ id, title, language, body }) => ({
      id,
      title,
      language,
      body,
    })),
  }
}

/**
 * Inbox page: list of messages, quotations and applications; the open lead with its conversation
 * and reply form.
 */
export async function InboxView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const { payload, user, i18n } = req
  if (!mayOpen('inbox', user)) notFound()
  const { language } = i18n
  const labels = textsIn(inboxTexts, language)
  const query = readQuery(props.searchParams ?? {})
  const [list, service, spans, choices] = await Promise.all([
    listLeads(payload, user, query),
    readServiceHours(payload),
    readReplySpans(req),
    readChoices(req),
  ])
  const [first] = list.leads
  const chosen = query.lead ?? (first && { collection: first.collection, id: first.id })
  const lead = chosen && (await readLead(req, chosen))
  const median = medianReply(spans, service)
  const me = { id: Number(user?.id), name: user?.collection === 'users' ? user.name : '' }
  const exportPath = callAddress('inbox.export', { query: queryParams(query) })
  return (
    <PanelView name="inbox" view={props}>
      <main className={`ui-page ui-controls inbox${query.lead ? ' inbox--open' : ''}`}>
        <header className="ui-head">
          <h1>{labels.title}</h1>
          {median === undefined ? null : (
            <span className="ui-mono">{labels.median({ time: median })}</span>
          )}
          <a className="ui-button" href={`${panelBase}/collections/reply-templates`}>
            {labels.templates} <span className="ui-mono">{choices.templates.length}</span>
          </a>
          <a className="ui-button" href={`${panelBase}/collections/messages`}>
            {labels.oldList}
          </a>
          <a className="ui-button" href={exportPath} download>
            {labels.exportTab}
          </a>
        </header>
        <InboxTabs query={query} counts={list.counts} language={language} />
        <div className="ui-page__columns">
          <LeadList
            query={query}
            list={list}
            current={lead}
            departments={choices.departments}
            context={{ language, service, me: me.id }}
          />
          {lead ? (
            <>
              <section className="inbox__lead" aria-labelledby="inbox-lead">
                <LeadPage lead={lead} query={query} user={user} language={language} />
                <LazyReply
                  key={`${lead.collection}-${lead.id}`}
                  lead={lead}
                  me={me.name}
                  templates={choices.templates}
                  panelLocale={localeOfPanel(language)}
                />
              </section>
              <aside className="inbox__side" aria-label={labels.side}>
                <LazySide
                  key={`side-${lead.collection}-${lead.id}`}
                  lead={lead}
                  owners={choices.owners}
                />
                <LeadSide lead={lead} query={query} service={service} language={language} />
              </aside>
            </>
          ) : (
            <p className="ui-empty">{labels.choose}</p>
          )}
        </div>
      </main>
    </PanelView>
  )
}
