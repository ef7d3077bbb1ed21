import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { LocaleContext } from '#app/core/language.ts'
import { pageTexts } from '#texts/page.js'
import { ModalProvider } from '#app/core/modals/modal-provider.tsx'
import { SystemHeader } from './system-header.tsx'

await pageTexts.load('br')
const paths: Record<string, string> = {
  'restricted-sections': '/area-restrita/secoes',
  'my-data': '/area-restrita/meus-dados',
  logout: '/area-restrita/logout',
}

function header(admin: boolean): string {
  return renderToString(
    <MemoryRouter initialEntries={['/area-restrita/secoes/desenhos']}>
      <LocaleContext value="br">
        <ModalProvider>
          <SystemHeader
            brand={{ wordmark: 'aterra', logo: null }}
            companyName="Aterra"
            admin={admin}
            pathOf={(name) => paths[name]}
          />
        </ModalProvider>
      </LocaleContext>
    </MemoryRouter>,
  )
}

test('shows a member sections, profile and log-out, and marks the current one', () => {
  const html = header(false)
  expect(html).toMatch(/<a[^>]*href="\/area-restrita\/secoes"[^>]*aria-current="page"/)
  expect(html).toContain('Meus Dados')
  expect(html).toMatch(/<a[^>]*href="\/area-restrita\/logout"/)
})

test('hides the profile from an admin', () => {
  expect(header(true)).not.toContain('Meus Dados')
  expect(header(true)).toContain('/area-restrita/secoes')
})

test('asks for confirmation of the log-out with the text of R2', () => {
  const { confirmTitle, confirmText } = pageTexts.br.shell.system
  expect([confirmTitle, confirmText]).toEqual([
    'Confirmação',
    'Tem certeza que deseja sair do sistema?',
  ])
})
