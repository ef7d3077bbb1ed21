import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { withRequestId } from '#shared/page/request-id-slot.ts'
import { pageTexts } from '#texts/page.js'
import { ErrorScreen } from './error-screen.tsx'

await pageTexts.load('br')

test('shows the identifier that the server writes into it', () => {
  const html = renderToString(<ErrorScreen status={502} locale="br" />)
  expect(withRequestId(html, 'an-id-$&')).toContain('> · an-id-$&</span>')
})
