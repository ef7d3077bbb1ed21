import { acceptedDoubtsHeader } from '@vitrine/contract/panel'

/** Digests that a header takes: the server lists as many. */
const maxSent = 200

const accepted = new Set<string>()

/** Notes a doubtful value that somebody accepted beside its cell, until this page is left. */
export const acceptDoubt = (digest: string): void => void accepted.add(digest)

export const isDoubtAccepted = (digest: string): boolean => accepted.has(digest)

/** Request that accepts the noted values, so that its publication does not ask about them again. */
export function acceptingDoubts(init: RequestInit | undefined): RequestInit | undefined {
  if (accepted.size === 0) return init
  const headers = new Headers(init?.headers)
  if (!headers.has(acceptedDoubtsHeader))
    headers.set(acceptedDoubtsHeader, [...accepted].slice(-maxSent).join(','))
  return { ...init, headers }
}
