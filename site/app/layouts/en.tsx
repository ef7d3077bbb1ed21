import { useLoaderData, useRouteError, useRouteLoaderData } from 'react-router'
import { en } from '#app/i18n/messages/en/all.ts'
import { LocaleError, LocaleLayout } from './locale-layout.tsx'
import { loadLayout } from './load-layout.ts'

export const loader = loadLayout
export const shouldRevalidate = () => false
/** For heads, which are made outside of React. */
export const handle = { messages: en }

export default function Layout() {
  return <LocaleLayout locale="en" messages={en} data={useLoaderData<typeof loader>()} />
}

export function ErrorBoundary() {
  return <LocaleError locale="en" messages={en} data={useRouteLoaderData<typeof loader>('layout___en')} error={useRouteError()} />
}
