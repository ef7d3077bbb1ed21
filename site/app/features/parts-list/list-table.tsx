import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { formatNumber } from '@vitrine/configuration/format'
import { askedAs, packsOf } from '@vitrine/contract/part-list'
import { importOnce } from '#app/core/errors/chunk-reload.ts'
import type { Locale } from '@vitrine/configuration/locales'
import { useLocale, useTexts } from '#app/core/language.ts'
import { Button } from '#app/ui/elements/button.tsx'
import { Icon } from '#app/ui/elements/icon.tsx'
import { Link } from '#app/ui/elements/link.tsx'
import { Picture } from '#app/ui/elements/picture.tsx'
import { Label } from '#app/ui/elements/tag.tsx'
import { editNames } from '#shared/parts-list/edit-names.ts'
import type { ListRow } from '#shared/parts-list/list-rows.ts'
import { productPath } from '#shared/routes/detail-paths.ts'
import { sourceKeyOf } from '#shared/parts-list/source-key.ts'
import { routePath } from '#shared/routes/table.ts'
import { partsListTexts } from '#texts/parts-list.js'
import { LineCandidates } from './line-candidates.tsx'
import type { ReadLine } from './read-lines.ts'
import styles from './list-table.module.css'

const importEditedPath = importOnce(() => import('./edited-path.ts'))

/**
 * Rows of the list as a GET form; JavaScript applies each change at once. `sourceOf`: lines of the
 * pasted text by part number or code.
 */
export function ListTable({
  rows,
  sourceOf,
}: {
  rows: readonly ListRow[]
  sourceOf: ReadonlyMap<string, ReadLine>
}) {
  const locale = useLocale()
  const texts = useTexts(partsListTexts)
  const navigate = useNavigate()
  const names = editNames[locale]

  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const formData = new FormData(event.currentTarget, submitter)
    const removedIndex = formData.get(names.remove)
    const line = typeof removedIndex === 'string' ? rows[Number(removedIndex)]?.line : undefined
    const removed = line && {
      code: codeOf(line),
      back: location.pathname + location.search,
    }
    void importEditedPath().then(({ editedPath }) =>
      navigate(editedPath(formData, locale), {
        replace: true,
        preventScrollReset: true,
        state: { edited: true, removed },
      }),
    )
  }

  return (
    <form action={routePath('parts-list', locale)} onSubmit={apply} data-printed>
      {/* first submit button: pressing Enter in a field uses it */}
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
            {rows.map((row, index) => (
              <Row
                key={`${row.line.code} ${index}`}
                row={row}
                index={index}
                names={names}
                source={sourceOf.get(sourceKeyOf(row.line))}
              />
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

interface LineProps {
  row: ListRow
  /** Index of the line in the list, sent by its buttons. */
  index: number
  names: (typeof editNames)[Locale]
  /** Line of the pasted text, if it was pasted in this tab. */
  source?: ReadLine | undefined
}

/** Part number of a line; without one, the typed code. */
const codeOf = ({ part, code }: ListRow['line']): string => part?.part_number ?? code

/** Code of a line with the other maker's number from which it was read, as sent by the form. */
const lineText = ({ asked, code }: ListRow['line']): string =>
  asked === null ? code : askedAs(code, asked)

function Row(props: LineProps) {
  const { row, index, names, source } = props
  const locale = useLocale()
  const texts = useTexts(partsListTexts)
  const { line, product } = row
  const code = codeOf(line)
  return (
    <tr data-open={line.part === null || undefined}>
      <td className={styles.picture}>
        {product ? <Picture image={product.main_image} sizes="72px" ratio="4/3" /> : null}
      </td>
      <th scope="row" className={styles.code}>
        {line.part && product ? (
          <Link href={productPath({ ...product, matched_part_number: code }, locale)}>{code}</Link>
        ) : (
          code
        )}
      </th>
      <DescriptionCell {...props} />
      <QuantityCell {...props} />
      <PackingCell {...props} />
      <SourceCell row={row} source={source} />
      <td className={`${styles.remove} no-print`}>
        <button
          type="submit"
          name={names.remove}
          value={index}
          aria-label={texts.remove({ code })}
          className={styles.cross}
        >
          <Icon name="close" size="small" />
        </button>
      </td>
    </tr>
  )
}

/** Product, values and life cycle of the part number; for a line without one, candidates. */
function DescriptionCell({ row, index, names }: LineProps) {
  const locale = useLocale()
  const texts = useTexts(partsListTexts)
  const { product } = row
  const { part } = row.line
  if (!part || !product)
    return (
      <td className={styles.what}>
        <LineCandidates row={row} index={index} name={names.take} />
      </td>
    )
  return (
    <td className={styles.what}>
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
              value={`${index}:${part.successor.part_number}`}
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
    </td>
  )
}

/**
 * Field of the quantity, submitted on blur after a change, with a note on how the quantity was
 * read.
 */
function QuantityCell({ row, index, names }: LineProps) {
  const { line, quantity, merged } = row
  const texts = useTexts(partsListTexts)
  const numberText = useNumberText()
  const packing = line.part?.packing
  return (
    <td className={styles.quantity} data-numeric>
      <input type="hidden" name={names.code} value={lineText(line)} />
      <input
        className={styles.field}
        type="number"
        name={names.quantity}
        aria-label={texts.quantityOf({ code: codeOf(line) })}
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
          {texts.merged({ quantities: merged.map(numberText).join(' + ') })}
        </small>
      ) : line.packs !== null ? (
        <small className={styles.note}>
          {quantity !== null && packing
            ? texts.packsRead({ packs: line.packs, packing })
            : texts.packsUnknown({ packs: line.packs })}
        </small>
      ) : line.measure !== null && quantity === null ? (
        <MeasureNote line={line} index={index} name={names.take} />
      ) : quantity === null ? (
        <small className={styles.note}>{texts.unstated}</small>
      ) : null}
    </td>
  )
}

/** Number of packs of the quantity, with a button that rounds it up to whole packs. */
function PackingCell({ row: { line, quantity }, index, names }: LineProps) {
  const texts = useTexts(partsListTexts)
  const numberText = useNumberText()
  const packing = line.part?.packing ?? null
  const packs = packsOf(quantity, packing)
  return (
    <td className={styles.packing}>
      {packs && packing ? (
        <>
          {texts.packs({ packs: packs.packs, packing })}
          {packs.whole === undefined ? null : (
            <button
              type="submit"
              className={styles.round}
              name={names.take}
              value={`${index}:${lineText(line)}:${packs.whole}`}
              aria-label={texts.roundOf({
                code: codeOf(line),
                quantity: numberText(packs.whole),
              })}
            >
              {texts.round({ quantity: numberText(packs.whole) })}
            </button>
          )}
        </>
      ) : packing && packing > 1 ? (
        texts.packOf({ packing })
      ) : (
        '–'
      )}
    </td>
  )
}

/** Length or mass of a line without pieces, with a button that takes the pieces in it. */
function MeasureNote({
  line,
  index,
  name,
}: {
  line: ListRow['line']
  index: number
  name: string
}) {
  const texts = useTexts(partsListTexts)
  const numberText = useNumberText()
  const measure = line.measure ?? ''
  if (line.part === null || line.quantity === null)
    return <small className={styles.note}>{texts.measured({ measure })}</small>
  return (
    <>
      <small className={styles.note}>{texts.measured({ measure })}</small>
      <button
        type="submit"
        className={styles.round}
        name={name}
        value={`${index}:${line.part.part_number}:${line.quantity}`}
      >
        {texts.takePieces({ quantity: numberText(line.quantity) })}
      </button>
    </>
  )
}

/** Marks of the code and of the quantity, and the text from which both were read. */
function SourceCell({ row: { line, quantity, doubt }, source }: Pick<LineProps, 'row' | 'source'>) {
  const texts = useTexts(partsListTexts)
  // the address keeps no reason for a missing quantity; the pasted line does
  const reason = quantity === null ? (source?.doubt ?? doubt ?? 'unstated') : doubt
  return (
    <td className={styles.from}>
      <span className={styles.marks}>
        <span className="visually-hidden">{texts.table.code}: </span>
        <Label
          tone={line.state === 'found' ? 'success' : line.state === 'unknown' ? 'error' : 'warning'}
        >
          {texts.state[line.state]}
        </Label>
        <span className="visually-hidden">{texts.table.quantity}: </span>
        <Label tone={reason === null ? 'success' : 'warning'}>
          {texts.quantityMark[reason ?? 'exact']}
        </Label>
      </span>
      {line.asked ? (
        <span className={styles.typed}>
          {texts.asked({ asked: line.asked })}
          {line.references[0] ? ` (${texts.grade[line.references[0].grade]})` : null}
        </span>
      ) : null}
      {source === undefined ? (
        line.asked || line.code === codeOf(line) ? null : (
          <span className={styles.typed}>{line.code}</span>
        )
      ) : (
        <q className={styles.typed}>{source.source}</q>
      )}
    </td>
  )
}

/** Formatter of quantities; for null, the text for an unstated quantity. */
function useNumberText(): (value: number | null) => string {
  const locale = useLocale()
  const texts = useTexts(partsListTexts)
  return (value) => (value === null ? texts.unstated : formatNumber(value, locale))
}
