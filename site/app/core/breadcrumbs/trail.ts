/** The way to a page from the home, which is left out: its parents, then the page itself. */
export type Trail = readonly { label: string; href: string }[]
