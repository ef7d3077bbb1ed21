import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { withRequestId } from '#shared/page/request-id-slot.ts'
import { errorsTexts } from '#texts/errors.js'
import { pageTexts } from '#texts/page.js'
import { ErrorScreen } from './error-screen.tsx'

await Promise.all([pageTexts.load('br'), errorsTexts.load('br')])

test('a temporary page is requested again without scripts, after a while; others are not', () => {
  const of = (page: '502' | '404') =>
    renderToString(<ErrorScreen failure={{ page, status: Number(page) }} locale="br" />)
  expect(of('502')).toContain('<noscript><meta http-equiv="refresh" content="10"/></noscript>')
  expect(of('404')).not.toContain('refresh')
})

test('shows the identifier that the server writes into it', () => {
  const html = renderToString(<ErrorScreen failure={{ page: '502', status: 502 }} locale="br" />)
  expect(withRequestId(html, 'an-id-$&')).toContain('> · an-id-$&</span>')
})
