import type { Answer } from '@vitrine/contract/client'
import { logoFile } from '@vitrine/appearance/logo'
import { paletteOf } from '@vitrine/appearance/palette'
import type { Payload } from 'payload'
import { readAppearance } from '#src/content/appearance/read-appearance.ts'

interface BrandProps {
  payload: Payload
}

/** Company logo on a background that gives it enough contrast in every theme. */
function Picture({ appearance }: { appearance: Answer<'appearance-read'> }) {
  const { logo, symbol, colors } = appearance
  const svg = logo ?? symbol
  if (svg === null) return null
  const file = logoFile(svg, paletteOf(colors).accent, 56)
  return (
    <span className="brand__ground" style={{ background: colors.background }}>
      <img src={`data:image/svg+xml,${encodeURIComponent(file)}`} alt="" />
    </span>
  )
}

/** Logo and name of the company on the panel's log-in. */
export async function BrandLogo({ payload }: BrandProps) {
  const appearance = await readAppearance(payload)
  return (
    <span className="brand">
      <Picture appearance={appearance} />
      {appearance.name === '' ? null : <span className="brand__name">{appearance.name}</span>}
    </span>
  )
}

/** Logo in the panel's header, linked to the start page. */
export async function BrandIcon({ payload }: BrandProps) {
  const appearance = await readAppearance(payload)
  const [initial = '·'] = [...appearance.name]
  return (
    <span className="brand brand--small">
      {appearance.logo === null && appearance.symbol === null ? (
        <span className="brand__name">{initial}</span>
      ) : (
        <Picture appearance={appearance} />
      )}
    </span>
  )
}
