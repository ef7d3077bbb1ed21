'use client'

import { localeCodes, locales } from '@vitrine/configuration/locales'
import { useState } from 'react'
import { fieldIn } from '#src/admin/forms/form-answer.ts'
import { FormSaid } from '#src/admin/forms/form-said.tsx'
import { TextField } from '#src/admin/forms/text-field.tsx'
import { useFormAnswer } from '#src/admin/forms/use-form-answer.ts'
import { call } from '#src/admin/panel/call.ts'
import type { CallAnswer } from '#src/admin/panel/call.ts'
import { useCall } from '#src/admin/panel/use-call.ts'
import { titleMax } from '#src/content/fields/text-limits.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { Options } from '#src/ui/options.tsx'
import { setUpTexts } from '#texts/set-up.js'
import { tradeFields } from './trade-fields.ts'

type Category = CallAnswer<'set-up.read-trade'>['categories'][number]
type Subcategory = Category['subcategories'][number]
type FaultOf = (field: string) => string

/** Title in each language of the site, side by side. */
const Titles = ({
  field,
  titles,
  faultOf,
}: {
  field: string
  titles: Category['titles']
  faultOf: FaultOf
}) => (
  <div className="set-up__titles">
    {localeCodes.map((code) => (
      <TextField
        key={code}
        name={fieldIn(field, code)}
        label={locales[code].title}
        lang={locales[code].tag}
        maxLength={titleMax}
        defaultValue={titles[code]}
        fault={faultOf(fieldIn(field, code))}
      />
    ))}
  </div>
)

/** A subcategory of a trade: ticked, with its titles and attributes below. */
function SubcategoryPart({
  subcategory: { key, name, titles, attributes },
  faultOf,
}: {
  subcategory: Subcategory
  faultOf: FaultOf
}) {
  const labels = useTexts(setUpTexts).trade
  const [isChosen, setIsChosen] = useState(true)
  const field = tradeFields.subcategory(key)
  const isRefused = localeCodes.some((code) => faultOf(fieldIn(field, code)) !== '')
  return (
    <li>
      <label className="form-check">
        <input
          type="checkbox"
          name={field}
          checked={isChosen}
          onChange={({ target }) => setIsChosen(target.checked)}
        />
        <span>{name}</span>
      </label>
      {/* open where a title is refused, so that the sentence is seen */}
      <details hidden={!isChosen} open={isRefused || undefined}>
        <summary>{labels.adjust({ count: attributes.length })}</summary>
        <Titles field={field} titles={titles} faultOf={faultOf} />
        <ul className="set-up__attributes" aria-label={labels.attributes}>
          {attributes.map((attribute) => (
            <li key={attribute.key}>
              <label className="form-check">
                <input
                  type="checkbox"
                  name={tradeFields.attribute(key, attribute.key)}
                  defaultChecked
                />
                <span>
                  {attribute.label}
                  {attribute.detail === '' ? null : <small> {attribute.detail}</small>}
                </span>
              </label>
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}

interface TradeChoiceProps {
  label: string
  trades: { key: string; name: string }[]
  offered: boolean
}

/**
 * Select of a trade, and its categories and subcategories, which are chosen and named before they
 * are made as drafts. If `offered` is false, only the last response is rendered.
 */
export function TradeChoice({ label, trades, offered }: TradeChoiceProps) {
  const labels = useTexts(setUpTexts)
  const language = useLanguage()
  const [trade, setTrade] = useState('')
  const { data, message } = useCall(
    'set-up.read-trade',
    trade === '' ? undefined : { query: { trade } },
    { language },
  )
  const { answer, pending, submit, faultOf, change } = useFormAnswer((body, options) =>
    call('set-up.create-trade', { body }, options),
  )
  return (
    <div className="set-up__form">
      {offered ? (
        <form onSubmit={submit} onChange={change}>
          <label>
            <span>{label}</span>
            <select name="trade" value={trade} onChange={({ target }) => setTrade(target.value)}>
              <Options none={labels.trade.choose} of={trades.map(({ key, name }) => [key, name])} />
            </select>
          </label>
          {message === undefined ? null : <p role="alert">{message}</p>}
          {data?.categories.map((category) => (
            // another trade may have a category of the same key
            <fieldset key={`${data.trade} ${category.key}`} className="set-up__category">
              <legend>{category.name}</legend>
              <Titles
                field={tradeFields.category(category.key)}
                titles={category.titles}
                faultOf={faultOf}
              />
              <ul>
                {category.subcategories.map((subcategory) => (
                  <SubcategoryPart
                    key={subcategory.key}
                    subcategory={subcategory}
                    faultOf={faultOf}
                  />
                ))}
              </ul>
            </fieldset>
          ))}
          {data ? (
            <Button type="submit" disabled={pending}>
              {labels.trade.create}
            </Button>
          ) : null}
        </form>
      ) : null}
      <FormSaid answer={answer} />
    </div>
  )
}
