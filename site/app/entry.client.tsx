import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { reportCrash } from '#app/errors/crash-report.ts'
import { recoverLostCode } from '#app/errors/lost-code.ts'

recoverLostCode()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={reportCrash} />
    </StrictMode>,
  )
})
