import { useLoaderData, useRouteError, useRouteLoaderData } from 'react-router'
import { es } from '#app/i18n/messages/es/all.ts'
import { LocaleError, LocaleLayout } from './locale-layout.tsx'
import { loadLayout } from './load-layout.ts'

export const loader = loadLayout
export const shouldRevalidate = () => false
/** For heads, which are made outside of React. */
export const handle = { messages: es }

export default function Layout() {
  return <LocaleLayout locale="es" messages={es} data={useLoaderData<typeof loader>()} />
}

export function ErrorBoundary() {
  return <LocaleError locale="es" messages={es} data={useRouteLoaderData<typeof loader>('layout___es')} error={useRouteError()} />
}
