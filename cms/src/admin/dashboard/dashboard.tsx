import { defaultLocale, isLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { Payload, PayloadRequest } from 'payload'
import { rememberLanguage } from '#src/people/staff/remember-language.ts'
import { hasRole } from '#src/platform/access/access.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { dateTimeText } from '#src/platform/dates.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { readOwnSchemaState } from '#src/platform/database/known-migrations.ts'
import { dashboardTexts } from '#texts/dashboard.js'
import { DemonstrationPart } from '#src/admin/set-up/demonstration-part.tsx'
import { SetUp } from '#src/admin/set-up/set-up.tsx'
import { CertificateOverview } from './certificate-overview.tsx'
import { ContentOverview } from './content-overview.tsx'
import { DocumentOverview } from './document-overview.tsx'
import { LeadOverview } from './lead-overview.tsx'
import { PublicationOverview } from './publication-overview.tsx'
import './dashboard.css'

const labels = labelsOf(dashboardTexts)

interface DashboardProps {
  payload: Payload
  user: PayloadRequest['user']
  i18n?: { language: string }
  locale?: { code: string }
}

interface Maintenance {
  /** Start of the maintenance; null if an earlier release switched it on. */
  since: string | null
  by: string | null
}

/** Maintenance that visitors see instead of the site; undefined while the site is open. */
async function readMaintenance(payload: Payload): Promise<Maintenance | undefined> {
  const [found] = await rows<Maintenance>(
    payload,
    sql`
    select l.others_maintenance_since as since, u.name as by
    from layout l left join users u on u.id = l.others_maintenance_by_id
    where l.others_environment_under_maintenance`,
  )
  return found
}

/** Start of the maintenance and the user who switched it on, as far as they are known. */
function maintenanceText({ since, by }: Maintenance, language: string | undefined): string {
  if (since === null) return ''
  const time = dateTimeText(since, language ?? 'pt')
  return textOf(
    by === null ? labels.maintenanceSince({ time }) : labels.maintenanceBy({ time, name: by }),
    language,
  )
}

/**
 * Start page of the panel: open leads, failed publications, certificates that expire and content
 * figures, filtered by the permissions of the role.
 */
export async function Dashboard({ payload, user, i18n, locale }: DashboardProps) {
  const language = i18n?.language
  await rememberLanguage(payload, user, language)
  const maintenance = await readMaintenance(payload)
  const content: Locale =
    locale !== undefined && isLocale(locale.code) ? locale.code : defaultLocale
  return (
    <div className="dashboard">
      {(await readOwnSchemaState(payload)).unknown.length > 0 ? (
        <p className="dashboard__notice" role="status">
          {textOf(labels.readsOnly, language)}
        </p>
      ) : null}
      {maintenance ? (
        <p className="dashboard__notice" role="status">
          {textOf(labels.maintenance, language)} {maintenanceText(maintenance, language)}
        </p>
      ) : null}
      {hasRole({ user }, permissions.products.read) ? (
        <SetUp payload={payload} user={user} language={language} />
      ) : null}
      {hasRole({ user }, permissions.products.read) ? (
        <PublicationOverview payload={payload} language={language} />
      ) : null}
      {hasRole({ user }, permissions.certificates.read) ? (
        <CertificateOverview payload={payload} language={language} />
      ) : null}
      {hasRole({ user }, permissions.files.update) ? (
        <DocumentOverview payload={payload} language={language} />
      ) : null}
      {hasRole({ user }, permissions.messages.read) ? (
        <LeadOverview payload={payload} language={language} locale={content} />
      ) : null}
      {hasRole({ user }, permissions.products.read) ? (
        <ContentOverview payload={payload} language={language} locale={content} />
      ) : null}
      <DemonstrationPart payload={payload} user={user} language={language} />
    </div>
  )
}
