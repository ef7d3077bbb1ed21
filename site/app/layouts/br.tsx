import { useLoaderData, useRouteError, useRouteLoaderData } from 'react-router'
import { br } from '#app/i18n/messages/br/all.ts'
import { LocaleError, LocaleLayout } from './locale-layout.tsx'
import { loadLayout } from './load-layout.ts'

export const loader = loadLayout
export const shouldRevalidate = () => false
/** For heads, which are made outside of React. */
export const handle = { messages: br }

export default function Layout() {
  return <LocaleLayout locale="br" messages={br} data={useLoaderData<typeof loader>()} />
}

export function ErrorBoundary() {
  return <LocaleError locale="br" messages={br} data={useRouteLoaderData<typeof loader>('layout___br')} error={useRouteError()} />
}
