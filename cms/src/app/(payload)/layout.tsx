import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import config from '#src/payload.config.ts'
import { copyToLocale, formStateWithoutStaleCheck } from '#src/schema/lifecycle/server-functions.ts'
import { importMap } from './admin/importMap.js'
import './staff.css'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return handleServerFunctions({
    ...args,
    config,
    importMap,
    serverFunctions: {
      'copy-data-from-locale': copyToLocale,
      'form-state': formStateWithoutStaleCheck,
    },
  })
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
