import type { ReactNode } from 'react'
import { Logo } from '../../app/ui/elements/logo.tsx'
import { HeaderButton } from '../../app/ui/frame/site-header/header-button.tsx'
import { HeaderMenu } from '../../app/ui/frame/site-header/header-menu.tsx'
import { SiteHeader } from '../../app/ui/frame/site-header/site-header.tsx'
import { SiteFooter } from '../../app/ui/frame/site-footer/site-footer.tsx'

const nav = [
  'Institucional',
  'Produtos',
  'Soluções',
  'Notícias',
  'Base de conhecimento',
  'Contato',
].map((label) => ({ label, href: `/${label}`, current: label === 'Produtos' }))
const languages = {
  label: 'Idioma',
  current: 'pt-BR',
  items: [
    { label: 'Português', short: 'BR', href: '/', country: 'br' as const, lang: 'pt-BR' },
    { label: 'English', short: 'EN', href: '/en', country: 'us' as const, lang: 'en' },
    { label: 'Español', short: 'ES', href: '/es', country: 'es' as const, lang: 'es' },
  ],
}
const legal = [
  { label: 'Privacidade', href: '/privacidade' },
  { label: 'Termos de uso', href: '/termos' },
]

const brand = { wordmark: 'aterra', logo: null }

export function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#conteudo">
        Ir para o conteúdo
      </a>
      <SiteHeader
        logoHref="/"
        logo={<Logo brand={brand} />}
        logoLabel="Aterra, página inicial"
        nav={nav}
        navLabel="Principal"
        languages={languages}
        searchSlot={<HeaderButton icon="search" label="Buscar" href="/busca" />}
        menuSlot={
          <HeaderMenu label="Menu" navLabel="Menu" nav={nav} languages={languages} legal={legal} />
        }
      />
      <main className="wrap" id="conteudo">
        {children}
      </main>
      <SiteFooter
        logo={<Logo brand={brand} inverted />}
        logoHref="/"
        logoLabel="Aterra, página inicial"
        address="Rua das Indústrias, 1200 · Distrito Industrial · Ribeirão Preto, SP"
        phone={{ label: '+55 16 3000-0000', href: 'tel:+551630000000' }}
        whatsapp={{ label: '+55 16 93000-0000', href: 'https://wa.me/5516930000000' }}
        columns={[
          {
            title: 'Empresa',
            links: ['Institucional', 'Soluções', 'Notícias', 'Contato'].map((label) => ({
              label,
              href: `/${label}`,
            })),
          },
          {
            title: 'Recursos',
            links: ['Base de conhecimento', 'Área restrita', 'Trabalhe conosco'].map((label) => ({
              label,
              href: `/${label}`,
            })),
          },
        ]}
        certificates={[
          {
            title: 'Sistema da qualidade',
            certificates: [
              { title: 'ISO 9001 · ISO 14001', main_image: null },
              { title: 'Laboratório de ensaios próprio', main_image: null },
            ],
          },
        ]}
        company="Aterra Conexões Elétricas Ltda. · CNPJ 12.ABC.345/01DE-35"
        rewards={{
          title: 'Prêmios',
          certificates: [
            'Fornecedor do ano 2025',
            'Qualidade 2024',
            'Inovação 2024',
            'Segurança 2023',
          ].map((title) => ({ title, main_image: null })),
        }}
        social={{
          label: 'Acompanhe',
          links: (['youtube', 'linkedin', 'twitter', 'facebook', 'instagram'] as const).map(
            (network) => ({ network, href: `https://example.org/${network}`, label: network }),
          ),
        }}
        copyright="© 2026 Aterra Conexões Elétricas"
        legal={legal}
        vendor={{
          label: 'Feito com Vitrine',
          href: 'https://example.org',
          logo: <span className="mono">vitrine</span>,
        }}
      />
    </>
  )
}
