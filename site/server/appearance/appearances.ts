import { programFolders } from '@vitrine/contract/program-paths'
import { createHash } from 'node:crypto'
import { neutralLook } from '@vitrine/appearance/choices'
import type { Look } from '@vitrine/appearance/choices'
import { paletteOf } from '@vitrine/appearance/palette'
import type { Palette } from '@vitrine/appearance/palette'
import type { Answer } from '@vitrine/contract/client'
import { defaultLocale } from '@vitrine/configuration/locales'
import type { PageAppearance } from '#shared/page/appearance.ts'
import { cacheableRead } from '#server/api-gateway/api-cache.ts'
import type { ApiAnswer, ApiCache } from '#server/api-gateway/api-cache.ts'
import { readPreview } from '#server/api-gateway/preview.ts'
import type { Upstream } from '#server/api-gateway/upstream.ts'
import { logoFile, logoRatio } from '@vitrine/appearance/logo'
import { stylesheetPath } from './stylesheet-path.ts'

type Answered = Answer<'appearance-read'>

/** Appearance of the company, prepared for pages, files and pictures. */
export interface SiteAppearance {
  answer: Answered
  palette: Palette
  page: PageAppearance
  /** SVG files of the logo. */
  logos: { light: string; dark: string } | undefined
  /** Cache tags of pages and files that show the appearance. */
  tags: readonly string[]
  /** True if the answer of the cms was not fresh. */
  stale: boolean
}

/** Height stated in the logo's SVG file, px: twice the height of 28 px at which pages show it. */
const logoHeightPx = 56

export const brandPath = programFolders.brand

const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 12)

export const lookOf = ({ colors, type, corners }: Answered): Look => ({ colors, type, corners })

const dataUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`

/**
 * Derives the appearance from an answer of the cms.
 *
 * @param options.inline - Embeds the logo as `data:` URLs, for a preview: its draft logo has no
 *   URL.
 */
export function appearanceOf(
  answer: Answered,
  { tags = [], stale = false, inline = false }: Partial<SiteAppearance> & { inline?: boolean } = {},
): SiteAppearance {
  const palette = paletteOf(answer.colors)
  const { logo } = answer
  const logos = logo
    ? {
        light: logoFile(logo, palette.accent, logoHeightPx),
        dark: logoFile(answer.logo_on_dark ?? logo, palette.accentOnInverse, logoHeightPx),
      }
    : undefined
  const url = (kind: 'light' | 'dark', svg: string): string =>
    inline ? dataUrl(svg) : `${brandPath}/${hashOf(svg)}/logo-${kind}.svg`
  return {
    answer,
    palette,
    logos,
    page: {
      brand: {
        wordmark: answer.wordmark || (logo ? '' : answer.name),
        logo:
          logo && logos
            ? {
                light: url('light', logos.light),
                dark: url('dark', logos.dark),
                ratio: logoRatio(logo),
              }
            : null,
      },
      stylesheet: stylesheetPath(lookOf(answer)),
      type: answer.type,
      themeColor: answer.colors.background,
      iconVersion: hashOf(JSON.stringify(answer)),
    },
    tags,
    stale,
  }
}

const neutral: Answered = {
  name: '',
  wordmark: '',
  ...neutralLook,
  logo: null,
  logo_on_dark: null,
  symbol: null,
}

const appearanceRead = cacheableRead({
  name: 'appearance-read',
  params: {},
  query: {},
  locale: defaultLocale,
})

/** Minimum time between two reads caused by requests for unknown files, ms. */
const rereadMs = 1000

/** Appearance of the site, from the cache of the API's answers. */
export class Appearances {
  readonly #apiCache: ApiCache
  /** Appearance made last, with the answer from which it was made. */
  #made: { body: ApiAnswer['body']; appearance: SiteAppearance } | undefined
  #reread = 0

  constructor(apiCache: ApiCache) {
    this.#apiCache = apiCache
  }

  /** Current appearance; the neutral one, marked stale, if the cms has never answered. */
  async read(): Promise<SiteAppearance> {
    const answer =
      appearanceRead && (await this.#apiCache.read(appearanceRead).catch(() => undefined))
    if (answer?.status !== 200) return appearanceOf(neutral, { tags: ['appearance'], stale: true })
    if (this.#made?.body !== answer.body)
      this.#made = {
        body: answer.body,
        appearance: appearanceOf(answer.json() as Answered, { tags: answer.tags }),
      }
    const { appearance } = this.#made
    return answer.stale ? { ...appearance, stale: true } : appearance
  }

  /** Draft of a preview; the published appearance if the token has expired. */
  async preview(upstream: Upstream, token: string): Promise<SiteAppearance> {
    const draft = appearanceRead && (await readPreview(upstream, appearanceRead, token))
    return draft?.status === 200
      ? appearanceOf(draft.json as Answered, { inline: true })
      : this.read()
  }

  /**
   * Reads the appearance again, at most once a second: another instance may have rendered a page
   * with a newer appearance, which this instance's change feed has not reported yet.
   */
  async readAgain(): Promise<SiteAppearance> {
    if (Date.now() - this.#reread >= rereadMs) {
      this.#reread = Date.now()
      this.#apiCache.expire(['appearance'])
    }
    return this.read()
  }
}
