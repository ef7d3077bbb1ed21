'use client'
import { useDocumentInfo, useRowLabel } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { call } from '#src/admin/panel/call.ts'
import type { CallAnswer } from '#src/admin/panel/call.ts'
import { useTexts } from '#src/platform/language.ts'
import { navigationTexts } from '#texts/navigation.js'
import './menu-label.css'

interface Row {
  id?: string
  kind?: string
  label?: string
  address?: string
  network?: string
  only?: string
}

type Lacks = CallAnswer<'navigation.lacks'>['entries']

/** Entries that lead nowhere, read once for all heads of a form and its last save. */
let read: { save: string; lacks: Promise<Lacks> } | undefined

function readLacks(save: string): Promise<Lacks> {
  if (read?.save !== save)
    read = {
      save,
      lacks: call('navigation.lacks', {}, { language: undefined }).then(
        ({ data }) => data?.entries ?? {},
      ),
    }
  return read.lacks
}

function useLacks(id: string | undefined): readonly string[] {
  const { lastUpdateTime } = useDocumentInfo()
  const [lacks, setLacks] = useState<Lacks>({})
  useEffect(() => {
    let isShown = true
    void readLacks(String(lastUpdateTime)).then((found) => {
      if (isShown) setLacks(found)
    })
    return () => {
      isShown = false
    }
  }, [lastUpdateTime])
  return lacks[id ?? ''] ?? []
}

/**
 * Head of an entry of a menu in a form: its place, its name, to what it leads, its only language, and the
 * languages in which it leads nowhere.
 */
export function MenuLabel(): ReactNode {
  const { data, rowNumber = 0 } = useRowLabel<Row>()
  const { kinds, networks, entry, leadsNowhere } = useTexts(navigationTexts)
  const { id, kind, label, address, network, only } = data
  const lacking = useLacks(id)
  const leadsTo = network
    ? Object(networks)[network]
    : kind === 'address'
      ? address
      : Object(kinds)[kind ?? '']
  const parts = [label, leadsTo, only?.toUpperCase()].filter(Boolean)
  return (
    <span>
      {`${rowNumber + 1} · ${parts.length > 0 ? parts.join(' · ') : entry}`}
      {lacking.length > 0 ? (
        <strong className="menu-label__lack">
          {` ⚠ ${leadsNowhere({ languages: lacking.map((code) => code.toUpperCase()).join(', ') })}`}
        </strong>
      ) : null}
    </span>
  )
}
