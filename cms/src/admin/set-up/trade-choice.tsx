'use client'

import { useState } from 'react'
import { Press } from './press.tsx'
import { Options } from '#src/ui/options.tsx'

interface TradeChoiceProps {
  label: string
  create: string
  trades: { key: string; name: string }[]
  offered: boolean
}

/** Select of a trade template, and the button that creates its drafts. */
export function TradeChoice({ label, create, trades, offered }: TradeChoiceProps) {
  const [trade, setTrade] = useState(trades[0]?.key ?? '')
  return (
    <Press
      pressed={{ name: 'set-up.create-trade', body: { trade } }}
      label={create}
      offered={offered}
    >
      <label>
        <span>{label}</span>
        <select value={trade} onChange={(event) => setTrade(event.target.value)}>
          <Options of={trades.map(({ key, name }) => [key, name])} />
        </select>
      </label>
    </Press>
  )
}
