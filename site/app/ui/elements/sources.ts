import type { Image } from '@vitrine/contract/shapes/types'

/** One `<source>` per format, best compression first. */
export function pictureSources(image: Image): { type: string; srcSet: string }[] {
  return (['image/avif', 'image/webp'] as const).flatMap((type) => {
    const files = image.sources.filter((source) => source.type === type)
    return files.length === 0
      ? []
      : [{ type, srcSet: files.map((file) => `${file.url} ${file.width}w`).join(', ') }]
  })
}

/**
 * URL for browsers without `<source>` support: the largest WebP up to 1280 px, else the smallest
 * WebP,
 * else the original.
 */
export function fallbackUrl(image: Image): string {
  const webp = image.sources.filter((source) => source.type === 'image/webp')
  return (webp.findLast((source) => source.width <= 1280) ?? webp[0])?.url ?? image.url
}

/** Focal point rounded to one of nine positions, so that a CSS class can express it. */
export function focalPosition({
  x,
  y,
}: Image['focal']): `${'top' | 'center' | 'bottom'}-${'left' | 'center' | 'right'}` {
  const row = y < 100 / 3 ? 'top' : y > 200 / 3 ? 'bottom' : 'center'
  const column = x < 100 / 3 ? 'left' : x > 200 / 3 ? 'right' : 'center'
  return `${row}-${column}`
}
