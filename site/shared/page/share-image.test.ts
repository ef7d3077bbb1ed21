import { expect, test } from 'vitest'
import { pageOfShareImage, shareImagePath } from './share-image.ts'

test('returns the page of a share image’s path', () => {
  for (const path of ['/', '/en', '/produtos', '/es/productos/terminales/a%20b'])
    expect(pageOfShareImage(shareImagePath(path))).toBe(path)
})

test('returns undefined for other paths', () => {
  for (const path of [
    '/share',
    '/share/',
    '/share/produtos',
    '/share/produtos.png',
    '/produtos.jpg',
    '/sharex/produtos.jpg',
  ])
    expect(pageOfShareImage(path)).toBeUndefined()
})
