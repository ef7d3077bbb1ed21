/** Rendered page, or a redirect. */
export interface RenderedPage {
  status: number
  html: string
  location: string | undefined
}
