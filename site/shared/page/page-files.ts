import type { RouteName } from '#shared/routes/table.ts'

/** Screen of a page, and the source or built file of its code. */
export interface ScreenFile {
  name: RouteName
  file: string
}

/** URLs of the build's files that a page needs. */
export interface PageFiles {
  styles: readonly string[]
  /** Script that imports the others after the first paint (`entry.start.ts`). */
  start: string
  /** The app's entry first; the others are preloaded in parallel. */
  scripts: readonly string[]
  /** Script of the screen, included in `scripts`; undefined on an error page without a screen. */
  screen: ScreenFile | undefined
}

/** Head elements that only the server knows. */
export interface PageHead {
  elements: string
  /** URL of the appearance's stylesheet. */
  stylesheet: string
}

/** Resolves source files to the built files that they need. */
export type FilesOf = (sources: readonly string[], screen?: ScreenFile) => PageFiles

/** Id of the element with the hydration data. */
export const hydrationDataId = 'page-data'

/**
 * Inserts stylesheets, hydration data and scripts into the rendered document; no inline script,
 * because of the CSP.
 */
export function withPageFiles(
  html: string,
  { styles, start, scripts, screen }: PageFiles,
  data: unknown,
  { elements, stylesheet }: PageHead,
): string {
  const links = [...styles, stylesheet].map((href) => `<link rel="stylesheet" href="${href}"/>`)
  const head = elements + links.join('')
  const body =
    `<script id="${hydrationDataId}" type="application/json">${scriptSafeJson(data)}</script>` +
    `<script type="module" fetchpriority="low" src="${start}" data-modules="${scripts.join(' ')}"${
      screen ? ` data-screen="${screen.name}" data-screen-file="${screen.file}"` : ''
    }></script>`
  const headEnd = html.indexOf('</head>')
  const bodyEnd = html.lastIndexOf('</body>')
  if (headEnd < 0 || bodyEnd < 0) return html
  return html.slice(0, headEnd) + head + html.slice(headEnd, bodyEnd) + body + html.slice(bodyEnd)
}

/** Screen that the server rendered, with its built file. For browsers only. */
export function renderedScreen(): { name: string; file: string } | undefined {
  const { screen: name, screenFile: file } =
    document.querySelector<HTMLElement>('script[data-screen]')?.dataset ?? {}
  return name === undefined || file === undefined ? undefined : { name, file }
}

/** JSON that is safe inside a `script` element. */
export function scriptSafeJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}
