import { defaultLocale, isLocale, localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { Payload, PayloadRequest } from 'payload'
import { rememberLanguage } from '#src/people/staff/remember-language.ts'
import { hasRole, staffOf } from '#src/platform/access/access.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { readSteps } from '#src/platform/database/background-steps.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { dateTimeText, staffTimeZone } from '#src/platform/dates.ts'
import { readOwnSchemaState } from '#src/platform/database/known-migrations.ts'
import { dashboardTexts } from '#texts/dashboard.js'
import type { DashboardTexts } from '#texts/dashboard.js'
import { rolesTexts } from '#texts/roles.js'
import { DemonstrationPart } from '#src/admin/set-up/demonstration-part.tsx'
import { SetUp } from '#src/admin/set-up/set-up.tsx'
import { textsIn } from '#src/platform/labels.ts'
import { CatalogProgress } from './catalog-progress.tsx'
import { CertificateOverview } from './certificate-overview.tsx'
import { ContentOverview } from './content-overview.tsx'
import { Counters } from './counters.tsx'
import { DocumentOverview } from './document-overview.tsx'
import { GoToField } from './go-to-field.tsx'
import { LeadChart } from './lead-chart.tsx'
import { readLeadFigures } from './lead-figures.ts'
import type { LeadFigures } from './lead-figures.ts'
import { PublicationOverview } from './publication-overview.tsx'
import { readCounters } from './read-counters.ts'
import { RecentChanges } from './recent-changes.tsx'
import { SiteOverview } from './site-overview.tsx'
import { UpcomingPublications } from './upcoming-publications.tsx'
import { TranslationOverview } from './translation-overview.tsx'
import { readWorkCounts } from './work-figures.ts'
import './dashboard.css'

interface DashboardProps {
  payload: Payload
  user: PayloadRequest['user']
  i18n?: PayloadRequest['i18n']
  locale?: { code: string }
}

interface Maintenance {
  /**
   * Start of the maintenance; null if a release that did not store it switched the maintenance on.
   */
  since: string | null
  by: string | null
}

/** Reads the maintenance mode, in which visitors see a maintenance page; undefined if it is off. */
async function readMaintenance(payload: Payload): Promise<Maintenance | undefined> {
  const [maintenance] = await rows<Maintenance>(
    payload,
    sql`
    select l.others_maintenance_since as since, u.name as by
    from layout l left join users u on u.id = l.others_maintenance_by_id
    where l.others_environment_under_maintenance`,
  )
  return maintenance
}

/** Start of the maintenance and the user who switched it on, as far as they are known. */
function maintenanceText({ since, by }: Maintenance, language: string | undefined): string {
  const labels = textsIn(dashboardTexts, language)
  if (since === null) return ''
  const time = dateTimeText(since, language ?? 'pt')
  return by === null ? labels.maintenanceSince({ time }) : labels.maintenanceBy({ time, name: by })
}

/** Greeting for the time of day in the staff's time zone. */
function greeting(labels: DashboardTexts): string {
  const hour = Number(
    new Intl.DateTimeFormat('en', {
      hour: 'numeric',
      hourCycle: 'h23',
      timeZone: staffTimeZone,
    }).format(new Date()),
  )
  return hour < 12 ? labels.morning : hour < 18 ? labels.afternoon : labels.evening
}

/** What is not recorded yet of the documents of an earlier release. */
async function UnfinishedSteps({ payload, language }: Pick<PartProps, 'payload' | 'language'>) {
  const labels = textsIn(dashboardTexts, language)
  const steps = (await readSteps(payload)).filter(
    ({ is_finished: isFinished, failed }) => !isFinished || failed > 0,
  )
  if (steps.length === 0) return null
  return (
    <p className="dashboard__notice" role="status">
      {labels.steps.notice}{' '}
      {steps
        .map(({ name, done, total, failed }) => {
          const text = labels.steps[name]({ done, total })
          return failed > 0 ? `${text} ${labels.steps.failed({ count: failed })}` : text
        })
        .join(' · ')}
    </p>
  )
}

/**
 * Notices about the whole site: read-only panel (the database has migrations of a newer release),
 * what is not recorded yet, and maintenance mode.
 */
async function Notices({ payload, language }: Pick<PartProps, 'payload' | 'language'>) {
  const labels = textsIn(dashboardTexts, language)
  const maintenance = await readMaintenance(payload)
  return (
    <>
      {(await readOwnSchemaState(payload)).unknown.length > 0 ? (
        <p className="dashboard__notice" role="status">
          {labels.readsOnly}
        </p>
      ) : null}
      <UnfinishedSteps payload={payload} language={language} />
      {maintenance ? (
        <p className="dashboard__notice" role="status">
          {labels.maintenance} {maintenanceText(maintenance, language)}
        </p>
      ) : null}
    </>
  )
}

interface PartProps {
  payload: Payload
  user: PayloadRequest['user']
  language: string | undefined
  locale: Locale
}

interface MainProps extends PartProps {
  i18n: PayloadRequest['i18n'] | undefined
  leads: LeadFigures | undefined
}

/**
 * Wide column of the dashboard: publications, catalog, recent changes, certificates, documents,
 * visits and leads.
 */
function MainColumn({ payload, user, i18n, language, locale, leads }: MainProps) {
  const edits = hasRole({ user }, permissions.products.read)
  return (
    <div className="dashboard__column">
      {edits ? <PublicationOverview payload={payload} language={language} /> : null}
      {edits ? <CatalogProgress payload={payload} language={language} /> : null}
      {edits && i18n ? <TranslationOverview payload={payload} user={user} i18n={i18n} /> : null}
      {edits ? (
        <RecentChanges payload={payload} user={user} language={language} locale={locale} />
      ) : null}
      {hasRole({ user }, permissions.certificates.read) ? (
        <CertificateOverview payload={payload} language={language} />
      ) : null}
      {hasRole({ user }, permissions.files.update) ? (
        <DocumentOverview payload={payload} language={language} />
      ) : null}
      {hasRole({ user }, permissions.mails.read) ? (
        <SiteOverview payload={payload} language={language} locale={locale} />
      ) : null}
      {leads ? <LeadChart figures={leads} language={language} /> : null}
    </div>
  )
}

/**
 * First page of the panel: figures with links to lists, state of the catalog, changes, schedules,
 * searches and leads. Parts that the role may not open are left out.
 */
export async function Dashboard({ payload, user, i18n, locale }: DashboardProps) {
  const language = i18n?.language
  const labels = textsIn(dashboardTexts, language)
  const roles = textsIn(rolesTexts, language)
  await rememberLanguage(payload, user, language)
  const staff = staffOf({ user })
  if (!staff) return null
  const content: Locale =
    locale !== undefined && isLocale(locale.code) ? locale.code : defaultLocale
  const written = staff.locales.length > 0 ? staff.locales : localeCodes
  const edits = hasRole({ user }, permissions.products.read)
  const leads = hasRole({ user }, permissions.messages.read)
    ? await readLeadFigures(payload, content)
    : undefined
  const shared = { payload, user, language, locale: content }
  const [counters, work] = await Promise.all([
    readCounters({ ...shared, written }, leads?.overdue ?? 0),
    edits ? readWorkCounts(payload, user, written) : undefined,
  ])
  return (
    <main className="dashboard gutter--left gutter--right">
      <Notices payload={payload} language={language} />
      <header className="dashboard__head">
        <div>
          <h1>{greeting(labels)}</h1>
          <p>
            {[roles[staff.role], ...(work ? [labels.drafts({ count: work.drafts })] : [])].join(
              ' · ',
            )}
          </p>
        </div>
        <GoToField label={labels.find} />
      </header>
      {edits ? <SetUp payload={payload} user={user} language={language} /> : null}
      <Counters title={labels.waiting} counters={counters} />
      <div className="dashboard__columns">
        <MainColumn {...shared} i18n={i18n} leads={leads} />
        <div className="dashboard__column">
          {edits ? <UpcomingPublications {...shared} /> : null}
          {edits ? (
            <ContentOverview payload={payload} language={language} locale={content} />
          ) : null}
        </div>
      </div>
      <DemonstrationPart payload={payload} user={user} language={language} />
    </main>
  )
}
