import { defaultLocale, isLocale } from '@vitrine/contract/locales'
import type { Locale } from '@vitrine/contract/locales'
import type { Payload, PayloadRequest } from 'payload'
import { rememberLanguage } from '#src/people/staff/remember-language.ts'
import { hasRole } from '#src/platform/access/access.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { isSchemaNewer } from '#src/platform/monitoring/schema-state.ts'
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

/** Whether visitors get the page of an outage. */
async function isUnderMaintenance(payload: Payload): Promise<boolean> {
  const { others } = await payload.findGlobal({
    slug: 'layout',
    depth: 0,
    select: { others: true },
    overrideAccess: true,
  })
  return others?.environment_under_maintenance === true
}

/**
 * Start page of the panel: open leads, failed publications, certificates that expire and content
 * figures, filtered by the permissions of the role.
 */
export async function Dashboard({ payload, user, i18n, locale }: DashboardProps) {
  const language = i18n?.language
  await rememberLanguage(payload, user, language)
  const content: Locale =
    locale !== undefined && isLocale(locale.code) ? locale.code : defaultLocale
  return (
    <div className="dashboard">
      {(await isSchemaNewer(payload)) ? (
        <p className="dashboard__notice" role="status">
          {textOf(labels.readsOnly, language)}
        </p>
      ) : null}
      {(await isUnderMaintenance(payload)) ? (
        <p className="dashboard__notice" role="status">
          {textOf(labels.maintenance, language)}
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
