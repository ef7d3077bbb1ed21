import { expect, test } from 'vitest'
import { localeCodes } from '@vitrine/contract'
import { mailedLink, mailedPaths } from '@vitrine/contract/mailed-paths'
import type { MailedScreen } from '@vitrine/contract/mailed-paths'
import { loggable } from './loggable.ts'

test('no mailed link stands whole in a log', () => {
  for (const screen of Object.keys(mailedPaths) as MailedScreen[]) {
    for (const locale of localeCodes) {
      const link = mailedLink('', screen, locale, 'a-secret-of-32-bytes')
      expect(loggable(link)).toBe(link.replace('a-secret-of-32-bytes', '…'))
    }
  }
})

test.each([
  ['/produtos?pagina=2', '/produtos?pagina=2'],
  ['/x?a=1&token=abc&b=2', '/x?a=1&token=…&b=2'],
  ['/x?token=abc&token=def', '/x?token=…&token=…'],
  ['/x?TOKEN=abc', '/x?TOKEN=…'],
  ['/x?mytoken=abc', '/x?mytoken=abc'],
])('%s is logged as %s', (url, expected) => expect(loggable(url)).toBe(expected))
