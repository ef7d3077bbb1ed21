import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { formatNumber } from '@vitrine/configuration/format'
import { askedAs } from '@vitrine/contract/part-list'
import { importOnce } from '#app/core/errors/chunk-reload.ts'
import type { Locale } from '@vitrine/configuration/locales'
import { useLocale, useTexts } from '#app/core/language.ts'
import { Button } from '#app/ui/elements/button.tsx'
import { Icon } from '#app/ui/elements/icon.tsx'
import { Link } from '#app/ui/elements/link.tsx'
import { Picture } from '#app/ui/elements/picture.tsx'
import { Label } from '#app/ui/elements/tag.tsx'
import { editNames } from '#shared/parts-list/edit-names.ts'
import { packsOf } from '#shared/parts-list/list-rows.ts'
import type { ListRow } from '#shared/parts-list/list-rows.ts'
import { productPath } from '#shared/routes/detail-paths.ts'
import { routePath } from '#shared/routes/table.ts'
import { partsListTexts } from '#texts/parts-list.js'
import { LineCandidates } from './line-candidates.tsx'
import styles from './list-table.module.css'

const importEditedPath = importOnce(() => import('./edited-path.ts'))

/** Rows of the list as a GET form; JavaScript applies each change at once. */
export function ListTable({ rows }: { rows: readonly ListRow[] }) {
  const locale = useLocale()
  const texts = useTexts(partsListTexts)
  const navigate = useNavigate()
  const names = editNames[locale]

  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const sent = new FormData(event.currentTarget, submitter)
    const place = sent.get(names.remove)
    const line = typeof place === 'string' ? rows[Number(place)]?.line : undefined
    const removed = line && {
      code: line.part?.part_number ?? line.code,
      back: location.pathname + location.search,
    }
    void importEditedPath().then(({ editedPath }) =>
      navigate(editedPath(sent, locale), {
        replace: true,
        preventScrollReset: true,
        state: { edited: true, removed },
      }),
    )
  }

  return (
    <form action={routePath('parts-list', locale)} onSubmit={apply} data-printed>
      {/* the Enter key presses the first button of a form */}
      <button type="submit" className="visually-hidden no-print" tabIndex={-1} aria-hidden="true">
        {texts.update}
      </button>
      <div className={styles.frame}>
        <table className={styles.table}>
          <caption className="visually-hidden">{texts.table.caption}</caption>
          <thead>
            <tr>
              <th scope="col" colSpan={2}>
                {texts.table.code}
              </th>
              <th scope="col">{texts.table.what}</th>
              <th scope="col" data-numeric>
                {texts.table.quantity}
              </th>
              <th scope="col">{texts.table.packing}</th>
              <th scope="col">{texts.table.readFrom}</th>
              <td className="no-print">{'\u00a0'}</td>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, place) => (
              <Row key={`${row.line.code} ${place}`} row={row} place={place} names={names} />
            ))}
          </tbody>
        </table>
      </div>
      <p className={`${styles.actions} no-print`}>
        <Button type="submit" variant="secondary" size="small">
          {texts.update}
        </Button>
      </p>
    </form>
  )
}

function Row({
  row,
  place,
  names,
}: {
  row: ListRow
  place: number
  names: (typeof editNames)[Locale]
}) {
  const locale = useLocale()
  const texts = useTexts(partsListTexts)
  const { line, product, quantity, merged } = row
  const { part } = line
  const code = part?.part_number ?? line.code
  const packs = packsOf(quantity, part?.packing ?? null)
  const number = (value: number | null) =>
    value === null ? texts.unstated : formatNumber(value, locale)
  return (
    <tr data-open={part === null || undefined}>
      <td className={styles.picture}>
        {product ? <Picture image={product.main_image} sizes="72px" ratio="4/3" /> : null}
      </td>
      <th scope="row" className={styles.code}>
        {part && product ? (
          <Link href={productPath({ ...product, matched_part_number: code }, locale)}>{code}</Link>
        ) : (
          code
        )}
      </th>
      <td className={styles.what}>
        {part && product ? (
          <>
            {product.title}
            {part.values.length > 0 ? (
              <span className={styles.values}>
                {part.values.map(({ label, value }) => (
                  <span key={label}>
                    <span className="visually-hidden">{label}: </span>
                    {value}
                  </span>
                ))}
              </span>
            ) : null}
            {part.state && (
              <span className={styles.life}>
                <Label>{part.state.label}</Label>
                {part.successor?.part_number ? (
                  <button
                    type="submit"
                    name={names.take}
                    value={`${place}:${part.successor.part_number}`}
                    className={styles.candidate}
                  >
                    {texts.replace({ code: part.successor.part_number })}
                  </button>
                ) : (
                  part.successor && (
                    <Link href={productPath(part.successor.product, locale)}>
                      {part.successor.product.title}
                    </Link>
                  )
                )}
              </span>
            )}
          </>
        ) : (
          <LineCandidates row={row} place={place} name={names.take} />
        )}
      </td>
      <td className={styles.quantity} data-numeric>
        <input
          type="hidden"
          name={names.code}
          value={line.asked === null ? line.code : askedAs(line.code, line.asked)}
        />
        <input
          className={styles.field}
          type="number"
          name={names.quantity}
          aria-label={texts.quantityOf({ code })}
          defaultValue={quantity ?? ''}
          min="0"
          step="any"
          inputMode="decimal"
          onChange={(event) => {
            event.target.dataset['changed'] = ''
          }}
          onBlur={({ target }) => {
            if (target.dataset['changed'] !== undefined) target.form?.requestSubmit()
          }}
        />
        {merged.length > 0 ? (
          <small className={styles.note}>
            {texts.merged({ quantities: merged.map(number).join(' + ') })}
          </small>
        ) : line.packs !== null ? (
          <small className={styles.note}>
            {quantity !== null && part?.packing
              ? texts.packsRead({ packs: line.packs, packing: part.packing })
              : texts.packsUnknown({ packs: line.packs })}
          </small>
        ) : quantity === null ? (
          <small className={styles.note}>{texts.unstated}</small>
        ) : null}
      </td>
      <td className={styles.packing}>
        {packs && part?.packing ? (
          <>
            {texts.packs({ packs: packs.packs, packing: part.packing })}
            {packs.whole === undefined ? null : (
              <button
                type="submit"
                className={styles.round}
                name={names.take}
                value={`${place}:${line.asked === null ? line.code : askedAs(line.code, line.asked)}:${packs.whole}`}
                aria-label={texts.roundOf({ code, quantity: number(packs.whole) })}
              >
                {texts.round({ quantity: number(packs.whole) })}
              </button>
            )}
          </>
        ) : part?.packing && part.packing > 1 ? (
          texts.packOf({ packing: part.packing })
        ) : (
          '–'
        )}
      </td>
      <td className={styles.from}>
        <Label tone={line.state === 'found' ? 'earth' : line.state === 'unknown' ? 'red' : 'amber'}>
          {texts.state[line.state]}
        </Label>
        {line.asked ? (
          <span className={styles.typed}>
            {texts.asked({ asked: line.asked })}
            {line.references[0] ? ` (${texts.grade[line.references[0].grade]})` : null}
          </span>
        ) : line.code === code ? null : (
          <span className={styles.typed}>{line.code}</span>
        )}
      </td>
      <td className={`${styles.remove} no-print`}>
        <button
          type="submit"
          name={names.remove}
          value={place}
          aria-label={texts.remove({ code })}
          className={styles.cross}
        >
          <Icon name="close" size="small" />
        </button>
      </td>
    </tr>
  )
}
