/** Ending of the address of a page's Markdown. No slug contains a full stop. */
const ending = '.md'
/** Path of the Markdown of the page at `/`. */
const rootPath = `/index${ending}`

/** Address of the Markdown of a page: `/produtos.md?pagina=2`, `/index.md`. */
export function markdownAddress(page: string): string {
  const [path = '', query] = page.split(/\?(.*)/s, 2)
  return (path === '/' ? rootPath : path + ending) + (query === undefined ? '' : `?${query}`)
}

/** Address of the page of a Markdown address; undefined for any other address. */
export function pageOfMarkdown(address: string): string | undefined {
  const [path = '', query] = address.split(/\?(.*)/s, 2)
  if (!path.endsWith(ending) || path === `/${ending}`) return undefined
  const page = path === rootPath ? '/' : path.slice(0, -ending.length)
  return page + (query === undefined ? '' : `?${query}`)
}
