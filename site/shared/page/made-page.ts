/** A page as it was made, or where to go instead. */
export interface MadePage {
  status: number
  html: string
  location: string | undefined
}
