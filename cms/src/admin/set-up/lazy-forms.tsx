'use client'

import { lazy, Suspense } from 'react'
import type { ComponentProps } from 'react'

// loaded where they are shown: the first page is in the panel's import map, which all pages load
const Company = lazy(async () => ({ default: (await import('./company-form.tsx')).CompanyForm }))
const Home = lazy(async () => ({ default: (await import('./home-form.tsx')).HomeForm }))
const Team = lazy(async () => ({ default: (await import('./team-link.tsx')).TeamLink }))
const Trades = lazy(async () => ({ default: (await import('./trade-choice.tsx')).TradeChoice }))
const Button = lazy(async () => ({ default: (await import('./press.tsx')).Press }))

export const LazyCompanyForm = (props: ComponentProps<typeof Company>) => (
  <Suspense>
    <Company {...props} />
  </Suspense>
)

export const LazyHomeForm = (props: ComponentProps<typeof Home>) => (
  <Suspense>
    <Home {...props} />
  </Suspense>
)

export const LazyTeamLink = (props: ComponentProps<typeof Team>) => (
  <Suspense>
    <Team {...props} />
  </Suspense>
)

export const LazyTradeChoice = (props: ComponentProps<typeof Trades>) => (
  <Suspense>
    <Trades {...props} />
  </Suspense>
)

export const LazyPress = (props: ComponentProps<typeof Button>) => (
  <Suspense>
    <Button {...props} />
  </Suspense>
)
