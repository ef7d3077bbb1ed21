import { defaultLocale, isLocale, localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { Payload, PayloadRequest } from 'payload'
import { openLeadsOf } from '#src/people/inbox/list-leads.ts'
import { readServiceHours } from '#src/people/inbox/service-hours.ts'
import { rememberLanguage } from '#src/people/staff/remember-language.ts'
import { hasRole, staffOf } from '#src/platform/access/access.ts'
import type { Role } from '#src/platform/access/roles.ts'
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
import { groupLeads } from './group-leads.ts'
import { LeadChart } from './lead-chart.tsx'
import { readLeadFigures } from './lead-figures.ts'
import type { LeadFigures } from './lead-figures.ts'
import { OwnLeads } from './own-leads.tsx'
import { OwnTranslations } from './own-translations.tsx'
import { PublicationOverview } from './publication-overview.tsx'
import { readCounters } from './read-counters.ts'
import { RecentChanges } from './recent-changes.tsx'
import { SiteOverview } from './site-overview.tsx'
import { UpcomingPublications } from './upcoming-publications.tsx'
import { TranslationOverview } from './translation-overview.tsx'
import { readWorkCounts } from './work-figures.ts'
import './dashboard.css'

type OwnGroups = ReturnType<typeof groupLeads>

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
  own: OwnGroups | undefined
}

/** First page of a translator: translations that wait for the account, and its languages by kind. */
function TranslatorColumns({
  payload,
  user,
  i18n,
}: Required<Pick<MainProps, 'payload' | 'user'>> & { i18n: PayloadRequest['i18n'] }) {
  const shared = { payload, user, i18n }
  return (
    <>
      <div className="dashboard__column">
        <OwnTranslations {...shared} tab="mine" />
        <OwnTranslations {...shared} tab="outdated" />
        <OwnTranslations {...shared} tab="missing" />
      </div>
      <div className="dashboard__column">
        <TranslationOverview {...shared} />
      </div>
    </>
  )
}

/** First page of an attendant: the account's leads by what is to be done first. */
function AttendantColumns({
  own,
  language,
  leads,
}: Pick<MainProps, 'language' | 'leads'> & { own: OwnGroups }) {
  return (
    <>
      <div className="dashboard__column">
        {(['replied', 'overdue', 'mine'] as const).map((group) => (
          <OwnLeads key={group} group={group} leads={own[group]} language={language} />
        ))}
      </div>
      <div className="dashboard__column">
        <OwnLeads group="reminders" leads={own.reminders} language={language} />
        {leads ? <LeadChart figures={leads} language={language} /> : null}
      </div>
    </>
  )
}

/**
 * Wide column of the dashboard: publications, catalog, recent changes, certificates, documents,
 * visits and leads.
 */
function MainColumn({ payload, user, i18n, language, locale, leads }: Omit<MainProps, 'own'>) {
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

/** Columns of the roles that edit the catalog. */
function EditorColumns({ edits, ...props }: Omit<MainProps, 'own'> & { edits: boolean }) {
  const { payload, language, locale, user } = props
  return (
    <>
      <MainColumn {...props} />
      <div className="dashboard__column">
        {edits ? <UpcomingPublications {...{ payload, user, language, locale }} /> : null}
        {edits ? <ContentOverview payload={payload} language={language} locale={locale} /> : null}
      </div>
    </>
  )
}

/** Columns below the counters, by the role of the account. */
function Columns({ role, own, i18n, ...props }: MainProps & { role: Role; edits: boolean }) {
  const { payload, user, language, leads } = props
  if (role === 'translator' && i18n) return <TranslatorColumns {...{ payload, user, i18n }} />
  if (role === 'attendant' && own) return <AttendantColumns {...{ own, language, leads }} />
  return <EditorColumns {...props} i18n={i18n} />
}

/** Leads of an attendant by what is to be done first. */
async function readOwnGroups(payload: Payload, user: PayloadRequest['user']): Promise<OwnGroups> {
  const [leads, service] = await Promise.all([
    openLeadsOf(payload, user),
    readServiceHours(payload),
  ])
  return groupLeads(leads, { me: Number(user?.id ?? 0), service, now: new Date() })
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
  const own = staff.role === 'attendant' ? await readOwnGroups(payload, user) : undefined
  const [counters, work] = await Promise.all([
    readCounters({ ...shared, written }, leads?.overdue ?? 0, own),
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
        <Columns {...shared} role={staff.role} edits={edits} i18n={i18n} leads={leads} own={own} />
      </div>
      <DemonstrationPart payload={payload} user={user} language={language} />
    </main>
  )
}
