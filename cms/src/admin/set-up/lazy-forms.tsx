'use client'

import dynamic from 'next/dynamic'
import type { ComponentProps } from 'react'

// loaded where they are shown, since the first page is in the panel's import map, which all pages
// load; in the browser only, because text that is typed before the scripts are there would be lost
const Company = dynamic(() => import('./company-form.tsx').then((module) => module.CompanyForm), {
  ssr: false,
})
const Home = dynamic(() => import('./home-form.tsx').then((module) => module.HomeForm), {
  ssr: false,
})
const Team = dynamic(() => import('./team-link.tsx').then((module) => module.TeamLink), {
  ssr: false,
})
const Trades = dynamic(() => import('./trade-choice.tsx').then((module) => module.TradeChoice), {
  ssr: false,
})
const Gaps = dynamic(() => import('./legal-gaps-form.tsx').then((module) => module.LegalGapsForm), {
  ssr: false,
})
const Button = dynamic(() => import('./press.tsx').then((module) => module.Press), { ssr: false })

export const LazyCompanyForm = (props: ComponentProps<typeof Company>) => <Company {...props} />

export const LazyHomeForm = (props: ComponentProps<typeof Home>) => <Home {...props} />

export const LazyTeamLink = (props: ComponentProps<typeof Team>) => <Team {...props} />

export const LazyTradeChoice = (props: ComponentProps<typeof Trades>) => <Trades {...props} />

export const LazyLegalGapsForm = (props: ComponentProps<typeof Gaps>) => <Gaps {...props} />

export const LazyPress = (props: ComponentProps<typeof Button>) => <Button {...props} />
