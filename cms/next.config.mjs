import { withPayload } from '@payloadcms/next/withPayload'

/**
 * The cms is reached through the site's gateway alone; nothing of Next's is shown to visitors. Not
 * in TypeScript, for which Next loads its compiler, 97 MB, at each start.
 *
 * @type {import('next').NextConfig}
 */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  // types are checked by `npm run check`, once for the whole house
  typescript: { ignoreBuildErrors: true },
  // trailing slashes are answered by the API's own words, never by a redirect of Next
  skipTrailingSlashRedirect: true,
  // a product is made on a page of its own; a drawer still has Payload's form
  redirects: async () => [
    {
      source: '/admin/collections/products/create',
      destination: '/admin/new-product',
      permanent: false,
    },
  ],
  images: { unoptimized: true },
  // pages of `npm run dev` alone end with `.dev.tsx`: the style guide
  pageExtensions: [...(process.env.NODE_ENV === 'development' ? ['dev.tsx'] : []), 'tsx', 'ts'],
  experimental: {
    // an entry is loaded with its first request: the panel's is a third of what a start loads
    preloadEntriesOnStart: false,
    // a build is made once for each release; writing the cache takes a fifth of it and 270 MB
    turbopackFileSystemCacheForBuild: false,
    // takes a third of the build, and nobody loads the server's code over a network
    turbopackMinify: { server: false },
    // in development: pages would only come alive over Next's own WebSocket, which the cms does not serve
    reactDebugChannel: false,
  },
  // packages of which the process has one copy, since `instanceof` and connections depend on it
  serverExternalPackages: [
    'pg',
    'zod',
    'payload',
    '@payloadcms/db-postgres',
    '@payloadcms/drizzle',
  ],
}

export default withPayload(config, { devBundleServerPackages: false })
