import { logoFile } from '@vitrine/appearance/logo'
import { paletteOf } from '@vitrine/appearance/palette'
import type { Payload } from 'payload'
import { readAppearance } from '#src/content/appearance/read-appearance.ts'
import { textsIn } from '#src/platform/labels.ts'
import { shellTexts } from '#texts/shell.js'

/** Logo and name of the company on the log-in page; the logo has the site's background color. */
export async function BrandLogo({ payload }: { payload: Payload }) {
  const { name, logo, symbol, colors } = await readAppearance(payload)
  const svg = logo ?? symbol
  return (
    <span className="brand">
      {svg === null ? null : (
        <span className="brand__ground" style={{ background: colors.background }}>
          <img
            src={`data:image/svg+xml,${encodeURIComponent(logoFile(svg, paletteOf(colors).accent, 56))}`}
            alt=""
          />
        </span>
      )}
      {name === '' ? null : <span className="brand__name">{name}</span>}
    </span>
  )
}

/**
 * First item of the breadcrumb in the panel's header: text only, since the navigation shows the
 * logo.
 */
export function StartLink({ i18n }: { i18n?: { language: string } }) {
  const labels = textsIn(shellTexts, i18n?.language)
  return <span>{labels.start}</span>
}
