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
  images: { unoptimized: true },
  experimental: {
    // an entry is loaded with its first request: the panel's is a third of what a start loads
    preloadEntriesOnStart: false,
    // a build is made once for each release; writing the cache takes a fifth of it and 270 MB
    turbopackFileSystemCacheForBuild: false,
    // takes a third of the build, and nobody loads the server's code over a network
    turbopackMinify: { server: false },
  },
  // Packages that Node loads once. Bundled, each of Next's entries would have a copy of its own:
  // `instanceof` would fail between entries, and the build would compile each copy.
  serverExternalPackages: [
    'pg',
    'zod',
    'sax',
    'culori',
    'hucre',
    'unpdf',
    'nodemailer',
    '@zxcvbn-ts/core',
    '@zxcvbn-ts/language-common',
    '@zxcvbn-ts/language-en',
    '@zxcvbn-ts/language-es-es',
    '@zxcvbn-ts/language-pt-br',
    'sharp',
    'prom-client',
    '@aws-sdk/client-s3',
    'payload',
    '@payloadcms/db-postgres',
    '@payloadcms/drizzle',
    // its files are read from its folder
    'swagger-ui-dist',
  ],
}

export default withPayload(config, { devBundleServerPackages: false })
