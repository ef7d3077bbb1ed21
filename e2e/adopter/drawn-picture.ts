import type { Browser } from '@playwright/test'

type Bolt = 'hexagon' | 'flange'

const looks = {
  hexagon: { light: '#f4f6f7', middle: '#b9c1c6', dark: '#6d777e', shank: 92 },
  flange: { light: '#fbf3d8', middle: '#d2bf86', dark: '#86723a', shank: 84 },
} as const

const thread = (from: number, to: number, shank: number): string =>
  Array.from(
    { length: Math.round((to - from) / 15) },
    (_, index) =>
      `<path d="M${500 - shank} ${from + index * 15} q${shank} 17 ${2 * shank} 6" fill="none" stroke="#000" stroke-opacity=".34" stroke-width="4"/><path d="M${500 - shank} ${from + 6 + index * 15} q${shank} 17 ${2 * shank} 6" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>`,
  ).join('')

/** SVG of a bolt on a light background, lit from the left. */
function drawing(bolt: Bolt): string {
  const { light, middle, dark, shank } = looks[bolt]
  const metal = (id: string): string =>
    `<linearGradient id="${id}"><stop offset="0" stop-color="${dark}"/><stop offset=".18" stop-color="${middle}"/><stop offset=".36" stop-color="${light}"/><stop offset=".62" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`
  const flange =
    bolt === 'flange'
      ? `<path d="M322 300 q178 68 356 0 l44 62 q-222 104 -444 0z" fill="url(#metal)"/><path d="M278 362 q222 104 444 0 l0 16 q-222 108 -444 0z" fill="${dark}"/>`
      : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200" viewBox="0 0 1000 750"><defs>
    <radialGradient id="ground" cx=".42" cy=".36" r=".8"><stop offset="0" stop-color="#fdfdfc"/><stop offset="1" stop-color="#dfe4e3"/></radialGradient>${metal('metal')}
    <filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="16"/></filter></defs>
    <rect width="1000" height="750" fill="url(#ground)"/>
    <g transform="rotate(38 500 375)">
      <ellipse cx="560" cy="430" rx="120" ry="330" fill="#3a4744" opacity=".28" filter="url(#soft)"/>
      <path d="M${500 - shank} 320 h${2 * shank} v344 q-${shank} 40 -${2 * shank} 0z" fill="url(#metal)"/>
      ${thread(bolt === 'hexagon' ? 440 : 390, 655, shank)}
      ${flange}
      <path d="M330 190 l62 -40 h216 l62 40 v138 q-170 62 -340 0z" fill="url(#metal)"/>
      <path d="M330 190 l62 -40 h216 l62 40 q-170 56 -340 0z" fill="${light}"/>
      <path d="M414 214 v140 M586 214 v140" stroke="${dark}" stroke-width="5" opacity=".65"/>
      <path d="M330 190 q170 56 340 0" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="4"/>
      <ellipse cx="500" cy="181" rx="74" ry="17" fill="none" stroke="${dark}" stroke-width="3" opacity=".5"/>
    </g></svg>`
}

/** Draws the picture of a product as a PNG file. */
export async function drawPicture(browser: Browser, bolt: Bolt): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1600, height: 1200 } })
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${drawing(bolt)}`)
  const picture = await page.screenshot()
  await page.close()
  return picture
}
