import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import { localeCodes } from '@vitrine/contract/locales'
import type { Locale } from '@vitrine/contract/locales'

type Assets = ServerBuild['assets']

/**
 * React Router's manifest of the routes of one locale. A change of language loads the page anew (spec §2 "Language
 * switcher"), so a page never needs the routes of the others, which are two thirds of the file.
 */
export function localeAssets(assets: Assets, locale: Locale): Assets {
  const isOther = (id: string) => localeCodes.some((code) => code !== locale && id.endsWith(`___${code}`))
  const routes = Object.fromEntries(Object.entries(assets.routes).filter(([id]) => !isOther(id)))
  return { ...assets, routes, url: `/assets/manifest-${locale}-${assets.version}.js` }
}

/** Writes the manifests beside the assets of a build. */
export async function writeLocaleManifests(buildFolder: string): Promise<void> {
  const { assets }: ServerBuild = await import(pathToFileURL(join(buildFolder, 'server', 'index.js')).href)
  for (const locale of localeCodes) {
    const own = localeAssets(assets, locale)
    writeFileSync(join(buildFolder, 'client', own.url), `window.__reactRouterManifest=${JSON.stringify(own)};`)
  }
}

if (import.meta.main) await writeLocaleManifests(join(import.meta.dirname, '..', '..', 'build'))
