/** Layers, lowest first: a file imports its own layer and the ones before it. */
export const layers = {
  packages: [
    ['http', 'packages/http'],
    ['configuration', 'packages/configuration'],
    ['quantities', 'packages/quantities'],
    ['appearance', 'packages/appearance'],
    ['spreadsheets', 'packages/spreadsheets'],
    ['logging', 'packages/logging'],
    ['contract', 'packages/contract'],
  ],
  contract: [
    ['base', 'packages/contract/src/(configuration/|[^/]+$)'],
    ['shapes', 'packages/contract/src/shapes'],
    ['product', 'packages/contract/src/product'],
    ['endpoints', 'packages/contract/src/endpoints'],
  ],
  site: [
    ['shared', 'site/shared'],
    ['ui', 'site/app/ui'],
    ['core', 'site/app/core'],
    ['features', 'site/app/features'],
    ['shell', 'site/app/shell'],
    ['root', 'site/app/(root/|[^/]+$)'],
  ],
  'site-server': [
    ['shared', 'site/shared'],
    ['http', 'site/server/http'],
    ['caching', 'site/server/caching'],
    ['edge', 'site/server/edge'],
    ['assets', 'site/server/assets'],
    ['api-gateway', 'site/server/api-gateway'],
    ['appearance', 'site/server/appearance'],
    ['pages', 'site/server/pages'],
    ['well-known', 'site/server/well-known'],
    ['artifacts', 'site/server/artifacts'],
    ['assistants', 'site/server/assistants'],
    ['posted-forms', 'site/server/posted-forms'],
    ['launch', 'site/server/launch'],
    ['server', 'site/server/[^/]+$'],
  ],
  cms: [
    ['platform', 'cms/src/platform'],
    ['ui', 'cms/src/ui'],
    ['content', 'cms/src/content'],
    ['search', 'cms/src/search'],
    ['mail', 'cms/src/mail'],
    ['webhooks', 'cms/src/webhooks'],
    ['publishing', 'cms/src/publishing'],
    ['translation', 'cms/src/translation'],
    ['staff-index', 'cms/src/staff-index'],
    ['recording', 'cms/src/recording'],
    ['changes', 'cms/src/changes'],
    ['people', 'cms/src/people'],
    ['panel-calls', 'cms/src/panel-calls'],
    ['admin', 'cms/src/admin'],
    ['schema', 'cms/src/schema'],
    ['api', 'cms/src/api'],
    ['jobs', 'cms/src/jobs'],
    ['panel-api', 'cms/src/panel-api'],
    ['server', 'cms/src/server'],
    ['root', 'cms/src/((app|demo|migrations|operations)/|[^/]+$)'],
  ],
  tools: [
    ['project', 'tools/project'],
    ['build', 'tools/build'],
    ['start', 'tools/start'],
    ['operate', 'tools/operate'],
    ['test', 'tools/test'],
    ['commands', 'tools/[^/]+$'],
  ],
}

/** Tests are exempt from the rules: they import the code under test from any layer. */
const test = '\\.(test|spec)\\.(tsx?|mjs)$|^(site|cms)/test/'

/** Anchored pattern of a folder; a pattern that ends in `$` matches files. */
const at = (path) => (path.endsWith('$') || path.endsWith('$)') ? `^${path}` : `^${path}/`)

/** One rule per layer: none of its files imports a later layer. */
const upwards = Object.entries(layers).flatMap(([area, order]) =>
  order.slice(0, -1).map(([name, path], index) => ({
    name: `${area}-${name}-imports-no-layer-above`,
    severity: 'error',
    from: { path: at(path) },
    to: { path: order.slice(index + 1).map(([, above]) => at(above)) },
  })),
)

const never = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: typeof to === 'string' ? { path: to } : to,
})

export default {
  forbidden: [
    ...upwards,
    never(
      'packages-know-no-program',
      '^packages/',
      '^(site|cms|demo|e2e|bench|tools)/|node_modules/(react|payload|@payloadcms|fastify)',
      'Packages are shared by the programs.',
    ),
    never(
      'packages-run-in-browsers',
      '^packages/(?!http/src/lingering-close)',
      { dependencyTypes: ['core'] },
      'No module of Node.',
    ),
    never('site-knows-no-cms', '^site/', '^(cms|demo)/', 'The site knows the contract alone.'),
    never('site-knows-no-database', '^site/', 'node_modules/(pg|payload|@payloadcms|drizzle-orm)/'),
    never(
      'cms-knows-no-site',
      '^cms/',
      '^site/|node_modules/(react-router|fastify)/',
      'The cms never renders a public page.',
    ),
    never(
      'panel-pages-have-no-copy-of-the-api',
      '^cms/src/app/',
      {
        path: '^cms/src/(payload\\.config\\.ts|(api|jobs|mail|panel-api|server)/)',
        reachable: true,
      },
      'Next bundles what the pages of the panel import: they take the Payload instance that runs.',
    ),
    never('demonstration-imports-no-program', '^demo/', '^(site|cms)/'),
    never('demonstration-is-read-by-its-loader', '^cms/src/(?!demo/)', '^demo/'),
    never(
      'programs-import-no-golden-queries',
      '^(site|cms|packages|demo)/',
      '^golden/',
      'The search knows none of the queries that it is measured by.',
    ),
    never(
      'ui-knows-no-routes',
      '^site/app/ui/',
      '^site/shared/(routes|forms|i18n/local-texts)|^site/texts/|/react-router/|^packages/contract/src/(endpoints|calls)',
    ),
    never(
      'rooms-wear-their-own-styles',
      '^cms/src/admin/([^/]+)/',
      { path: '^cms/src/.+\\.css$', pathNot: '^cms/src/(admin/$1|ui)/' },
      'What several rooms look like is in cms/src/ui.',
    ),
    never(
      'react-is-in-the-panel',
      '^cms/src/(?!(admin|ui|schema|app|server)/|platform/language\\.ts$)',
      'node_modules/(react|react-dom|next|@payloadcms/ui)/',
      'Components of fields are in admin/fields; a field names its component by path.',
    ),
    never(
      'core-of-the-grid-is-pure',
      '^cms/src/admin/grid/core/',
      '^cms/src/(ui|admin/(?!grid/core/))|node_modules/(react|react-dom|next|payload|@payloadcms)/',
      'Functions over rows, columns and texts.',
    ),
    never(
      'component-of-the-grid-knows-no-page',
      '^cms/src/admin/grid/component/',
      '^cms/src/(admin/(?!grid/(core|component)/)|panel-calls/|changes/|staff-index/)',
      'Which grid opens on what, and what is read and written, is in pages.',
    ),
    never('app-knows-no-server', '^site/(app|shared)/', '^site/server/'),
    never('server-imports-the-built-app', '^site/server/', '^site/app/'),
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-cycle-of-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(site|cms|packages|tools)/' },
      to: { circular: true },
    },
    {
      name: 'unresolved',
      severity: 'error',
      // the maker of models has its own packages, which are installed when it runs
      from: { pathNot: '^demo/aterra/models/maker/' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: [
        test,
        '^site/server/artifacts/fonts/',
        // compiled catalogues import number formatting only
        '/texts/compiled/',
        '/migrations/',
        '^site/build/|/(\\.next|var)/',
        'importMap\\.js$',
      ],
    },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json'],
    },
  },
}
