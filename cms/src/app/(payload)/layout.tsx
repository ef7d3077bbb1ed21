import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { panelStylesheet } from '#src/admin/look/panel-stylesheet.ts'
import { readAppearance } from '#src/content/appearance/read-appearance.ts'
import { runningPayload } from '#src/platform/running-payload.ts'
import {
  copyToLocale,
  formStateWithoutStaleCheck,
  refuseSchedule,
} from '#src/schema/lifecycle/server-functions.ts'
import { importMap } from './admin/importMap.js'
import '@vitrine/appearance/fonts/fonts.css'
import '#src/admin/look/base.css'
import '#src/admin/look/controls.css'
import '#src/admin/look/surfaces.css'
import '#src/admin/look/lists.css'
import '#src/admin/look/documents.css'
import '#src/admin/look/sign-in.css'
import '#src/ui/words.css'
import '#src/ui/button.css'
import '#src/ui/form.css'
import '#src/ui/table.css'
import '#src/ui/dialog.css'
import '#src/ui/page.css'
import '#src/ui/side.css'
import '#src/ui/tabs.css'
import '#src/ui/filters.css'
import '#src/ui/menu.css'

const config = runningPayload.then((payload) => payload.config)

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return handleServerFunctions({
    ...args,
    config,
    importMap,
    serverFunctions: {
      'copy-data-from-locale': copyToLocale,
      'form-state': formStateWithoutStaleCheck,
      'schedule-publish': refuseSchedule,
    },
  })
}

export default async function Layout({ children }: { children: ReactNode }) {
  const css = panelStylesheet(await readAppearance(await runningPayload))
  return (
    <>
      {/* outside of the layout, which renders nothing on the server for a visitor without an account */}
      <style href={css} precedence="look">
        {css}
      </style>
      <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
        {children}
      </RootLayout>
    </>
  )
}
