import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { importDateFNSLocale } from '@payloadcms/translations'
import type { AcceptedLanguages } from '@payloadcms/translations'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { translations as payloadTranslations } from '@payloadcms/translations/all'
import { buildConfig } from 'payload'
// before `buildConfig`, which adds its own endpoints to the collections
import { customEndpoints } from '#src/panel-api/panel-endpoints.ts'
import { callEndpointsBelow } from '#src/panel-api/call-endpoints.ts'
import { ownViews } from '#src/admin/panel/own-views.ts'
import { guardLocks, locksSlug } from '#src/panel-api/document-locks.ts'
import { nameRefusedFields } from '#src/panel-api/name-fields.ts'
import { answerQueryFailure } from '#src/panel-api/query-failure.ts'
import { refuseUnstorableData } from '#src/platform/access/refuse-unstorable-data.ts'
import {
  refuseGlobalOnNewerSchema,
  refuseOnNewerSchema,
} from '#src/platform/access/refuse-on-newer-schema.ts'
import { isPublicGlobal } from '#src/platform/access/permissions.ts'
import { checkQuery } from '#src/platform/access/query-rules.ts'
import sharp from 'sharp'
import { defaultLocale, localeCodes, locales, otherTimeZones } from '@vitrine/configuration/locales'
import { loggableOptions } from '@vitrine/logging/log-output'
import { panelApiBase, panelBase, panelFileLimit } from '@vitrine/contract/panel'
import { collections } from '#src/schema/collections/index.ts'
import { panelLanguage } from '#src/platform/labels.ts'
import { staffTimeZone } from '#src/platform/dates.ts'
import { databaseOptions } from '#src/platform/database/options.ts'
import { updateWithoutKeyLocks } from '#src/platform/database/update-locks.ts'
import { environment } from '#src/platform/environment.ts'
import { requestFields } from '#src/platform/monitoring/request-id.ts'
import { payloadDatePattern, showStaffDates } from '#src/content/fields/panel-dates.ts'
import { editor } from '#src/content/fields/rich-text.ts'
import { globals } from '#src/schema/globals/index.ts'
import { guardSessionWrites } from '#src/people/staff/session-writes.ts'
import { jobs } from '#src/jobs/jobs.ts'
import { outboxAdapter } from '#src/mail/adapter.ts'
import { translations } from './admin/panel/translations.ts'
import { livePreview } from './publishing/preview/address.ts'
import { pages } from '#src/content/page-collections.ts'

/** Languages of the panel: those of the site that Payload supports. */
const panelLanguages: Partial<typeof payloadTranslations> = Object.fromEntries(
  Object.entries(payloadTranslations).filter(([language]) =>
    localeCodes.some((code) => panelLanguage(code) === language),
  ),
)

/** City of a time zone: `Sao Paulo`. */
const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')

// Disables Payload 3.90's cache of the client fields of rich texts (links, captions), which keeps
// the language of the first request.
Object.defineProperty(globalThis, '_payload_doNotCacheClientSchemaMap', {
  // configurable, because each of Next's entry points evaluates this file
  configurable: true,
  get: () => true,
  set: () => {},
})

const here = dirname(fileURLToPath(import.meta.url))

const built = buildConfig({
  secret: environment.PAYLOAD_SECRET,
  serverURL: environment.PUBLIC_ORIGIN,
  csrf: [environment.PUBLIC_ORIGIN],
  cors: [],
  routes: { admin: panelBase, api: panelApiBase },
  // the panel needs two levels; each further level multiplies the statements of a request
  maxDepth: 2,
  hooks: { afterError: [answerQueryFailure, nameRefusedFields] },
  graphQL: { disable: true },
  telemetry: false,
  sharp,
  editor,
  collections: collections.map((collection) => ({
    ...collection,
    endpoints: [...callEndpointsBelow(`/${collection.slug}`), ...(collection.endpoints || [])],
  })),
  globals: globals.map((global) => ({
    ...global,
    endpoints: [...callEndpointsBelow(`/globals/${global.slug}`), ...(global.endpoints || [])],
  })),
  endpoints: customEndpoints,
  jobs,
  db: guardSessionWrites(updateWithoutKeyLocks(postgresAdapter(databaseOptions))),
  email: outboxAdapter,
  logger: {
    options: { level: environment.LOG_LEVEL, mixin: requestFields, ...loggableOptions },
  },
  localization: {
    locales: localeCodes.map((code) => ({ code, label: locales[code].title })),
    defaultLocale,
    fallback: false,
  },
  i18n: {
    fallbackLanguage:
      (Object.keys(panelLanguages) as AcceptedLanguages[]).find(
        (language) => language === panelLanguage(defaultLocale),
      ) ?? 'en',
    supportedLanguages: panelLanguages,
    translations,
  },
  admin: {
    user: 'users',
    avatar: 'default',
    dateFormat: payloadDatePattern,
    timezones: {
      defaultTimezone: staffTimeZone,
      supportedTimezones: [staffTimeZone, ...otherTimeZones, 'UTC'].map((zone) => ({
        label: cityOf(zone),
        value: zone,
      })),
    },
    meta: {
      titleSuffix: '· Vitrine',
      robots: 'noindex, nofollow',
      // icon of the site, generated from the company's logo
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/favicon.svg' }],
    },
    importMap: { baseDir: here, importMapFile: resolve(here, 'app/(payload)/admin/importMap.js') },
    components: {
      views: {
        dashboard: { Component: '/admin/dashboard/dashboard.tsx#Dashboard' },
        ...Object.fromEntries(
          Object.entries(ownViews).map(([name, { path, component }]) => [
            name,
            { Component: component, path, exact: true },
          ]),
        ),
      },
      Nav: '/admin/shell/navigation.tsx#Navigation',
      graphics: {
        Logo: '/admin/look/brand.tsx#BrandLogo',
        Icon: '/admin/look/brand.tsx#StartLink',
      },
      providers: [
        '/admin/look/narrow-selectors.tsx#NarrowSelectors',
        '/admin/panel/save-guard.tsx#SaveGuard',
      ],
    },
    livePreview: {
      ...livePreview,
      collections: Object.keys(pages),
      globals: globals.map(({ slug }) => slug).filter(isPublicGlobal),
    },
  },
  upload: { limits: { fileSize: panelFileLimit }, abortOnLimit: true },
  // written only by `npm run generate`; otherwise each program outside production starts a process
  // that writes the types
  typescript: { outputFile: resolve(here, 'platform/payload-types.ts'), autoGenerate: false },
})

/**
 * Configuration with the rules for Payload's own collections and tasks, which `buildConfig` adds.
 */
export default built.then(async (config) => {
  for (const collection of config.collections) {
    collection.hooks.beforeOperation.unshift(checkQuery, refuseUnstorableData, refuseOnNewerSchema)
    if (collection.slug === locksSlug) guardLocks(collection)
    for (const field of collection.fields)
      // replaces Payload's column of the latest version's status by one with the state of each
      // language
      if (field.type === 'select' && field.name === '_status')
        field.admin = {
          ...field.admin,
          components: {
            ...field.admin?.components,
            Cell: '/admin/languages/status-cell.tsx#StatusCell',
          },
        }
  }
  for (const { hooks } of config.globals)
    hooks.beforeOperation = [refuseGlobalOnNewerSchema, ...(hooks.beforeOperation ?? [])]
  for (const [language, { dateFNSKey }] of Object.entries(panelLanguages))
    showStaffDates(await importDateFNSLocale(dateFNSKey), language)
  return config
})
