'use client'

import { Icon } from '#src/admin/shell/icons.tsx'
import { requestGoTo } from '#src/admin/shell/go-to-requests.ts'

/** Button styled as a search field that opens the "go to" dialog. */
export function GoToField({ label }: { label: string }) {
  return (
    <button type="button" className="dashboard__go" onClick={requestGoTo}>
      <Icon name="find" />
      <span>{label}</span>
      <kbd>Ctrl K</kbd>
    </button>
  )
}
