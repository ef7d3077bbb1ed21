import { Distributors } from '#app/features/where-to-buy/distributors.tsx'
import { whereToBuyTexts } from '#texts/where-to-buy.js'
import type { BodyProps } from './body-props.ts'

export const texts = [whereToBuyTexts]

/** Distributors by state, with a search. */
export default function WhereToBuy({ block: { distributors } }: BodyProps<'where-to-buy'>) {
  return (
    <div className="block-stack">
      <Distributors distributors={distributors} salesAbroad={null} />
    </div>
  )
}
