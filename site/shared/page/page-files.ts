/** The files of the build that a page needs from its first paint on, as addresses. */
export interface PageFiles {
  styles: readonly string[]
  /** What fetches the scripts, once the page has been shown (`entry.start.ts`). */
  start: string
  /** The first one is the app; the others are fetched beside it. */
  scripts: readonly string[]
}

/** Finds the files of the sources that a page is made of. */
export type FilesOf = (sources: readonly string[]) => PageFiles

/**
 * Where the data stand that the server made the page of; the browser takes them over instead of
 * asking again.
 */
export const dataElement = 'page-data'

/**
 * Puts into a rendered document what React does not write: styles, data and scripts. No script of
 * it is inline.
 */
export function withPageFiles(
  html: string,
  { styles, start, scripts }: PageFiles,
  data: unknown,
): string {
  const head = styles.map((href) => `<link rel="stylesheet" href="${href}"/>`).join('')
  const body =
    `<script id="${dataElement}" type="application/json">${embeddedJson(data)}</script>` +
    `<script type="module" fetchpriority="low" src="${start}" data-modules="${scripts.join(' ')}"></script>`
  const headEnd = html.indexOf('</head>')
  const bodyEnd = html.lastIndexOf('</body>')
  if (headEnd < 0 || bodyEnd < 0) return html
  return html.slice(0, headEnd) + head + html.slice(headEnd, bodyEnd) + body + html.slice(bodyEnd)
}

/** JSON that no text inside it can end. */
export function embeddedJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}
