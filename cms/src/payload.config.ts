import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { en } from '@payloadcms/translations/languages/en'
import { es } from '@payloadcms/translations/languages/es'
import { pt } from '@payloadcms/translations/languages/pt'
import { buildConfig } from 'payload'
// read from the collections before `buildConfig` adds to them
import './panel-api/panel-endpoints.ts'
import { guardLocks, locksSlug } from './panel-api/document-locks.ts'
import { answerQueryFailure } from './panel-api/query-failure.ts'
import { checkQuery } from './platform/access/query-rules.ts'
import sharp from 'sharp'
import { locales } from '@vitrine/contract/locales'
import { loggableOptions } from '@vitrine/contract/loggable'
import { panelApiBase, panelBase, panelFileLimit } from '@vitrine/contract/panel'
import { collections } from './schema/collections/index.ts'
import { databaseOptions } from './platform/database/options.ts'
import { environment } from './platform/environment.ts'
import { editor } from './content/fields/rich-text.ts'
import { globals } from './schema/globals/index.ts'
import { jobs } from '#src/jobs/jobs.ts'
import { watchScheduledPublications } from '#src/jobs/scheduled-publication.ts'
import { ownersEndpoint } from './people/leads/owner/owners-endpoint.ts'
import { outboxAdapter } from '#src/mail/adapter.ts'
import { translations } from './admin/panel/translations.ts'
import { livePreview } from './publishing/preview/address.ts'
import { previewEndpoints } from './panel-api/preview-endpoints.ts'
import { pages } from '#src/content/page-collections.ts'

const here = dirname(fileURLToPath(import.meta.url))

const built = buildConfig({
  secret: environment.PAYLOAD_SECRET,
  serverURL: environment.PUBLIC_ORIGIN,
  csrf: [environment.PUBLIC_ORIGIN],
  cors: [],
  routes: { admin: panelBase, api: panelApiBase },
  // lists and documents of the panel are read two levels deep; deeper ones multiply the statements
  // of one request
  maxDepth: 2,
  hooks: { afterError: [answerQueryFailure] },
  graphQL: { disable: true },
  telemetry: false,
  sharp,
  editor,
  collections,
  globals,
  endpoints: [...previewEndpoints, ownersEndpoint],
  jobs,
  db: postgresAdapter(databaseOptions),
  email: outboxAdapter,
  logger: {
    options: { level: environment.NODE_ENV === 'production' ? 'warn' : 'info', ...loggableOptions },
  },
  localization: {
    locales: Object.values(locales).map(({ code, title }) => ({ code, label: title })),
    defaultLocale: 'br',
    fallback: false,
  },
  i18n: { fallbackLanguage: 'pt', supportedLanguages: { pt, en, es }, translations },
  admin: {
    user: 'users',
    avatar: 'default',
    dateFormat: 'dd/MM/yyyy HH:mm',
    timezones: {
      defaultTimezone: 'America/Sao_Paulo',
      supportedTimezones: [
        { label: 'Brasília (São Paulo)', value: 'America/Sao_Paulo' },
        { label: 'Manaus', value: 'America/Manaus' },
        { label: 'UTC', value: 'UTC' },
      ],
    },
    meta: { titleSuffix: ' · Vitrine', robots: 'noindex, nofollow' },
    importMap: { baseDir: here, importMapFile: resolve(here, 'app/(payload)/admin/importMap.js') },
    components: {
      beforeDashboard: ['/admin/dashboard/dashboard.tsx#Dashboard'],
      providers: ['/admin/panel/save-guard.tsx#SaveGuard'],
    },
    livePreview: {
      ...livePreview,
      collections: Object.keys(pages),
      globals: globals.map(({ slug }) => slug),
    },
  },
  upload: { limits: { fileSize: panelFileLimit }, abortOnLimit: true },
  typescript: { outputFile: resolve(here, 'platform/payload-types.ts') },
})

/** With what holds for Payload's own collections and tasks too, which `buildConfig` adds. */
export default built.then((config) => {
  for (const collection of config.collections) {
    collection.hooks.beforeOperation.unshift(checkQuery)
    if (collection.slug === locksSlug) guardLocks(collection)
  }
  watchScheduledPublications(config)
  return config
})
