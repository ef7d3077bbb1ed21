import { mailedToken } from '@vitrine/contract/mailed-paths'

const token = new RegExp(`([?&]${mailedToken}=)[^&#]*`, 'gi')

/** An address as it may stand in a log: whoever reads a log must not be able to follow a mailed link in another's place. */
export function loggable(url: string): string {
  return url.replace(token, '$1…')
}
