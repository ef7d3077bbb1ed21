import type { Image } from '@vitrine/contract/shapes/types'
import bare from './pictures/bare.webp'
import hero1600 from './pictures/hero-1600.webp'
import hero800 from './pictures/hero-800.webp'
import long from './pictures/long.webp'
import short from './pictures/short.webp'

function image(
  name: string,
  alt: string,
  { width, height }: { width: number; height: number },
  urls: [string, number][],
): Image {
  return {
    url: urls[0]?.[0] ?? '',
    name,
    alt,
    width,
    height,
    focal: { x: 50, y: 50 },
    sources: urls.map(([url, size]) => ({ type: 'image/webp', url, width: size })),
  }
}

export const hero = image(
  'hero.webp',
  'Três terminais de compressão: dois estanhados e um de cobre nu',
  { width: 1600, height: 1100 },
  [
    [hero800, 800],
    [hero1600, 1600],
  ],
)
export const longLug = image(
  'long.webp',
  'Terminal de compressão longo, estanhado',
  { width: 640, height: 440 },
  [[long, 640]],
)
export const bareLug = image('bare.webp', 'Terminal de cobre nu', { width: 640, height: 440 }, [
  [bare, 640],
])
export const shortLug = image(
  'short.webp',
  'Terminal curto, estanhado',
  { width: 640, height: 461 },
  [[short, 640]],
)
