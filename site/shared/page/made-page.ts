/** Rendered page, or a redirect. */
export interface MadePage {
  status: number
  html: string
  location: string | undefined
}
