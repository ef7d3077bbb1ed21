/** System variables passed to every process, without settings of Vitrine. */
const machineVariables =
  /^(PATH|HOME|USER|LOGNAME|LANG|LC_\w+|TZ|TMPDIR|TEMP|TMP|NODE_\w+|NEXT_\w+|MALLOC_\w+|LD_\w+|OTEL_\w+|SSL_CERT_\w+|npm_config_cache|PG\w+|(HTTPS?|NO|ALL)_PROXY)$/i

/**
 * Variables of each program's schema (checked by a test): the site receives no secret of the cms.
 */
export const programVariables = {
  site: [
    'PORT',
    'HOST',
    'API_BASE_URL',
    'PUBLIC_ORIGIN',
    'FEED_SECRET',
    'TRUSTED_PROXIES',
    'PAGE_CACHE_MB',
    'API_CACHE_MB',
    'RECORDS_CACHE_MB',
    'MEDIA_CACHE_MB',
    'SHARE_CACHE_MB',
    'SHEET_CACHE_MB',
    'METRICS_TOKEN',
    'SENTRY_DSN',
    'EDGE',
    'EDGE_URL',
    'EDGE_TOKEN',
    'EDGE_SERVICE',
    'PAGE_HEADS',
    'SITE_PEERS',
    'VITRINE_DATA',
    'VITRINE_MODE',
    'LOG_LEVEL',
  ],
  cms: [
    'NODE_ENV',
    'DATABASE_URL',
    'DATABASE_CONNECTIONS',
    'PAYLOAD_SECRET',
    'PAYLOAD_SECRET_BEFORE',
    'FEED_SECRET',
    'FEED_SECRET_BEFORE',
    'CMS_HOST',
    'CMS_PORT',
    'METRICS_TOKEN',
    'SENTRY_DSN',
    'LOG_LEVEL',
    'PUBLIC_ORIGIN',
    'ADMIN_EMAIL',
    'ADMIN_PASSWORD',
    'SMTP_URL',
    'MAIL_FROM',
    'ERP_URL',
    'CLAMD_URL',
    'WEBHOOK_PRIVATE_NETWORKS',
    'VITRINE_ANSWERS',
    'VITRINE_DATA',
    'STORAGE',
    'S3_BUCKET',
    'S3_ENDPOINT',
    'S3_REGION',
    'S3_PREFIX',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
    'BACKUP_S3_ENDPOINT',
    'BACKUP_S3_REGION',
    'BACKUP_S3_ACCESS_KEY_ID',
    'BACKUP_S3_SECRET_ACCESS_KEY',
    'VITRINE_MODE',
  ],
}

/** Variables by which AWS's SDK finds the role of a machine; only the cms receives them. */
const rolesOfTheCms = /^AWS_(ROLE|WEB_IDENTITY|CONTAINER|EC2_METADATA)_/

/** Port of Vite's HMR, in development only. */
const inDevelopment = ['VITE_HMR_PORT']

/** Environment of a program: system variables and its own settings; `values` take precedence. */
export function environmentOf(program, values, environment = process.env) {
  const own = new Set([...programVariables[program], ...inDevelopment])
  const inherited = Object.entries(environment).filter(
    ([name]) =>
      own.has(name) ||
      machineVariables.test(name) ||
      (program === 'cms' && rolesOfTheCms.test(name)),
  )
  return { ...Object.fromEntries(inherited), ...values }
}
