import { useState } from 'react'
import type { ReactNode } from 'react'
import { fieldAddress } from '#src/admin/lists/field-address.ts'
import { isEmpty, numberIn, shownIn } from '#src/content/limits/check-limits.ts'
import { curveOf } from '#src/content/limits/family-curve.ts'
import { limitOf } from '#src/content/limits/limit-kinds.ts'
import type { Declared } from '#src/content/variants/declaration.ts'
import type { LimitedFamily } from '#src/panel-calls/limits.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { PressedSegments } from '#src/ui/choices.tsx'
import { PointChart } from '#src/ui/point-chart.tsx'
import { limitsPageTexts } from '#texts/limits-page.js'
import { TryValue } from './try-value.tsx'
import { rowsOf } from './use-limits-page.ts'
import type { FamilyFinding, LimitsPageState } from './use-limits-page.ts'

/** Families beside one another; more are a list to choose from. */
const maxSegments = 5

/** Values that are named. */
const maxNamed = 12

const nameOf = ({ code, title }: LimitedFamily): string => code || title

interface ChoiceProps {
  families: readonly LimitedFamily[]
  chosen: LimitedFamily
  onChoose: (id: number) => void
}

function FamilyChoice({ families, chosen, onChoose }: ChoiceProps): ReactNode {
  const labels = useTexts(limitsPageTexts)
  if (families.length <= maxSegments)
    return (
      <PressedSegments
        label={labels.family}
        chosen={String(chosen.id)}
        choices={families.map((each) => [String(each.id), `${nameOf(each)} ${each.parts.length}`])}
        onChoose={(id) => onChoose(Number(id))}
      />
    )
  return (
    <select
      aria-label={labels.family}
      value={chosen.id}
      onChange={({ target }) => onChoose(Number(target.value))}
    >
      {families.map((each) => (
        <option key={each.id} value={each.id}>
          {`${nameOf(each)} · ${each.parts.length}`}
        </option>
      ))}
    </select>
  )
}

/** Present values that do not pass, each with a link to its part number. */
function Findings({ findings }: { findings: readonly FamilyFinding[] }): ReactNode {
  const labels = useTexts(limitsPageTexts)
  const more = findings.length - maxNamed
  return (
    <section className="limits-findings">
      <h3>{labels.findings}</h3>
      <ul>
        {findings.slice(0, maxNamed).map((each) => (
          <li key={`${each.family.id} ${each.place} ${each.isOnSite} ${each.message}`}>
            <a
              href={fieldAddress(
                { collection: 'products', id: each.family.id },
                { field: `variants.${each.row}.values.${each.key}`, locale: null },
              )}
            >
              {each.code}
            </a>{' '}
            {each.isOnSite ? `(${labels.onSite}) ` : ''}
            <span data-effect={each.effect}>{labels.effects[each.effect]}</span>: {each.message}
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="ui-small">{labels.moreFindings({ count: more })}</p> : null}
    </section>
  )
}

interface CurveProps {
  family: LimitedFamily
  column: Declared
  columns: readonly Declared[]
  odd: ReadonlySet<string>
  tried: { place: string; value: number } | undefined
}

/** Values of a family over the attribute that they follow, drawn and as a table. */
function CurvePart({ family, column, columns, odd, tried }: CurveProps): ReactNode {
  const labels = useTexts(limitsPageTexts)
  const language = useLanguage()
  const curve = curveOf(rowsOf(family.parts), column, columns)
  if (!curve || curve.points.length === 0) return <p className="ui-small">{labels.noValues}</p>
  const { driver, points, bands, order } = curve
  const percent = limitOf(column.limits, 'curve')?.number
  const triedAt = points.find(({ place }) => place === tried?.place)?.at
  return (
    <>
      <p className="ui-small">
        {labels.chartHint}{' '}
        {bands.length > 0 && percent
          ? labels.chartBand({ percent: numberIn(language, percent) })
          : order
            ? ''
            : labels.noOrder}
      </p>
      <PointChart
        label={labels.chart({
          name: column.label,
          driver: driver.label,
          count: points.length,
          odd: points.filter(({ place }) => odd.has(place)).length,
        })}
        axis={driver.unit ? `${driver.label}, ${driver.unit}` : driver.label}
        points={points.map(({ place, at, value }) => ({
          key: place,
          at,
          value,
          isOdd: odd.has(place),
        }))}
        bands={bands}
        mark={
          tried && triedAt !== undefined
            ? { at: triedAt, value: tried.value, text: `${numberIn(language, tried.value)}?` }
            : undefined
        }
        format={(value) => numberIn(language, value)}
      />
      <details>
        <summary>{labels.asTable}</summary>
        <div className="ui-values">
          <table>
            <thead>
              <tr>
                <th scope="col">{labels.partNumber}</th>
                <th scope="col">{driver.label}</th>
                <th scope="col">{column.label}</th>
              </tr>
            </thead>
            <tbody>
              {points.map(({ place, code, at, value }) => (
                <tr key={place}>
                  <th scope="row">{code}</th>
                  <td className="ui-mono">{shownIn(language, at, driver)}</td>
                  <td className="ui-mono">{shownIn(language, value, column)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  )
}

interface TodayProps {
  families: readonly LimitedFamily[]
  column: Declared
  state: LimitsPageState
}

/** What the limits of an attribute find in the values of today, family by family. */
export function TodayPart({ families, column, state }: TodayProps): ReactNode {
  const labels = useTexts(limitsPageTexts)
  const [chosenId, setChosen] = useState<number>()
  const [tried, setTried] = useState<{ place: string; value: number }>()
  const withValues = families.filter(({ parts }) =>
    parts.some(({ values }) => !isEmpty(values[column.key])),
  )
  const choices = withValues.length > 0 ? withValues : families
  const family = choices.find(({ id }) => id === chosenId) ?? choices[0]
  if (!family) return <p className="ui-small">{labels.noValues}</p>
  const findings = state.findings.filter(({ key }) => key === column.key)
  const own = findings.filter((each) => each.family.id === family.id)
  const odd = new Set(own.filter(({ isOnSite }) => !isOnSite).map(({ place }) => place))
  const total = family.parts.filter(({ values }, row) => {
    const place = `${family.parts[row]?.part_number} ${row}`
    return !isEmpty(values[column.key]) || odd.has(place)
  }).length
  const elsewhere = findings.length - own.length
  return (
    <>
      <div className="limits-today__head">
        <h2>{labels.today}</h2>
        <FamilyChoice
          families={choices}
          chosen={family}
          onChoose={(id) => {
            setChosen(id)
            setTried(undefined)
          }}
        />
      </div>
      <CurvePart family={family} column={column} columns={state.limited} odd={odd} tried={tried} />
      <p className="limits-today__sum" data-whole={odd.size === 0 || undefined} role="status">
        <b>{labels.passing({ passing: total - odd.size, total })}</b>{' '}
        {elsewhere === 0
          ? labels.othersPass({ count: choices.length - 1 })
          : labels.othersFail({ count: elsewhere })}
      </p>
      {findings.length > 0 ? (
        <Findings findings={[...own, ...findings.filter((each) => each.family.id !== family.id)]} />
      ) : null}
      <TryValue
        key={`${family.id} ${column.key}`}
        family={family}
        column={column}
        columns={state.limited}
        spans={state.spans}
        onTry={setTried}
      />
    </>
  )
}
