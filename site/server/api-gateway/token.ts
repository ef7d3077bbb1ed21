import type { IncomingHttpHeaders } from 'node:http'
import { previewCookie } from '@vitrine/contract/internal'

const pattern = new RegExp(`(?:^|;\\s*)${previewCookie}=([\\w-]{16,128})(?:;|$)`)

/** The token of a member of staff who looks at drafts; whether it holds, the cms says. */
export function previewTokenOf({ cookie }: IncomingHttpHeaders): string | undefined {
  return cookie === undefined || !cookie.includes(previewCookie)
    ? undefined
    : pattern.exec(cookie)?.[1]
}

/** The cookie's line that takes it away. */
export const endPreviewCookie = `${previewCookie}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`
