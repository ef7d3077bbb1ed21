const accepted = new Set<string>()

/** Notes a doubtful value that somebody accepted beside its cell, until this page is left. */
export const acceptDoubt = (digest: string): void => void accepted.add(digest)

export const isDoubtAccepted = (digest: string): boolean => accepted.has(digest)
