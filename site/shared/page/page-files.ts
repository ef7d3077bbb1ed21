/** URLs of the build's files that a page needs. */
export interface PageFiles {
  styles: readonly string[]
  /** Script that imports the others after the first paint (`entry.start.ts`). */
  start: string
  /** The app's entry first; the others are preloaded in parallel. */
  scripts: readonly string[]
}

/** Head elements of the server only. */
export interface PageHead {
  elements: string
  /** URL of the appearance's stylesheet. */
  stylesheet: string
}

/** Resolves source files to the built files that they need. */
export type FilesOf = (sources: readonly string[]) => PageFiles

/** Id of the element with the hydration data. */
export const hydrationDataId = 'page-data'

/**
 * Inserts stylesheets, hydration data and scripts into the rendered document; no inline script, for
 * the CSP.
 */
export function withPageFiles(
  html: string,
  { styles, start, scripts }: PageFiles,
  data: unknown,
  { elements, stylesheet }: PageHead,
): string {
  const links = [...styles, stylesheet].map((href) => `<link rel="stylesheet" href="${href}"/>`)
  const head = elements + links.join('')
  const body =
    `<script id="${hydrationDataId}" type="application/json">${scriptSafeJson(data)}</script>` +
    `<script type="module" fetchpriority="low" src="${start}" data-modules="${scripts.join(' ')}"></script>`
  const headEnd = html.indexOf('</head>')
  const bodyEnd = html.lastIndexOf('</body>')
  if (headEnd < 0 || bodyEnd < 0) return html
  return html.slice(0, headEnd) + head + html.slice(headEnd, bodyEnd) + body + html.slice(bodyEnd)
}

/** JSON that is safe inside a `script` element. */
export function scriptSafeJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}
