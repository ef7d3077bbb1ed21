/** Kind of document: collection or global. */
export interface Kind {
  slug: string
  name: string
}

/** What the page knows from its request. */
export interface HistoryContext {
  language: string
  isAdministrator: boolean
  /** Kinds of documents that the account may read. */
  kinds: Kind[]
  /** Accounts of the staff. */
  people: { id: number; name: string }[]
  /** Number of open sessions; 0 for accounts without the permission to read them. */
  sessionCount: number
}
