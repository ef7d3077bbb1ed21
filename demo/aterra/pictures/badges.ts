/**
 * Reward badges: a nameplate with four screws and one figure, without words: the caption beside it
 * is translated.
 */

const rows = [
  ['reward-supplier', '2025'],
  ['reward-safety', '1000'],
  ['reward-catalogue', '2026'],
  ['reward-copper', '62 %'],
] as const

function badge([, figure]: (typeof rows)[number]): string {
  const screw = (x: number, y: number) =>
    `<g transform="translate(${x} ${y}) rotate(${x + y})"><circle r="11" fill="none" stroke="#0f1f1e" stroke-width="2"/><path d="M-7 0H7" stroke="#0f1f1e" stroke-width="2"/></g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><rect width="400" height="400" fill="#fffefb"/><rect x="17" y="17" width="366" height="366" rx="4" fill="none" stroke="#0f1f1e" stroke-width="2"/>
${screw(52, 52)}${screw(348, 52)}${screw(52, 348)}${screw(348, 348)}
<path d="M66 136H334M66 124v24M334 124v24" stroke="#b4571e" stroke-width="3"/>
<text x="200" y="252" text-anchor="middle" font-family="Archivo, sans-serif" font-size="112" font-weight="600" font-stretch="105%" letter-spacing="-4" fill="#0f1f1e">${figure}</text>
<path d="M66 296H334" stroke="#0f1f1e" stroke-opacity=".2" stroke-width="2"/></svg>`
}

export const badges = (): Record<string, string> =>
  Object.fromEntries(rows.map((row) => [row[0], badge(row)]))
