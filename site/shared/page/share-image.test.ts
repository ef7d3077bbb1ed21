import { expect, test } from 'vitest'
import { pageOfShareImage, shareImagePath } from './share-image.ts'

test('a page is found again by the address of its picture', () => {
  for (const path of ['/', '/en', '/produtos', '/es/productos/terminales/a%20b'])
    expect(pageOfShareImage(shareImagePath(path))).toBe(path)
})

test('other addresses name no page', () => {
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
