import { useRef, useState } from 'react'
import { call } from '#src/admin/panel/call.ts'
import { maxBulkFiles } from '#src/content/media/bulk/bulk-answer.ts'
import type { BulkProduct } from '#src/content/media/bulk/bulk-shapes.ts'
import { labelsOf, localeOfPanel, textOf } from '#src/platform/labels.ts'
import { bulkFilesTexts } from '#texts/bulk-files.js'
import { productOf, rowOf } from './bulk-row.ts'
import type { BulkRow, RowFields } from './bulk-row.ts'
import { digestOf } from './digest-file.ts'

const labels = labelsOf(bulkFilesTexts)

export interface BulkRows {
  rows: readonly BulkRow[]
  products: readonly BulkProduct[]
  /** Files whose contents are read; undefined: none. */
  reading: { done: number; count: number } | undefined
  problem: string
  add: (files: readonly File[]) => Promise<void>
  change: (key: number, change: Partial<BulkRow>) => void
  /** Sets the product of a row by the text of its field. */
  nameProduct: (key: number, text: string) => void
  edit: (key: number, fields: Partial<RowFields>) => void
  remove: (key: number) => void
  clear: () => void
}

/** Names of earlier files with the same content, by key. */
function twinsOf(
  rows: readonly { key: number; digest: string; file: File }[],
): Map<number, string> {
  const first = new Map<string, string>()
  const twins = new Map<number, string>()
  for (const { key, digest, file } of rows) {
    if (digest === '') continue
    const known = first.get(digest)
    if (known === undefined) first.set(digest, file.name)
    else twins.set(key, known)
  }
  return twins
}

/** Files of the page with what is typed; none is lost when a request fails. */
export function useBulkRows(language: string): BulkRows {
  const [rows, setRows] = useState<readonly BulkRow[]>([])
  const [products, setProducts] = useState<readonly BulkProduct[]>([])
  const [reading, setReading] = useState<BulkRows['reading']>()
  const [problem, setProblem] = useState('')
  const nextKey = useRef(1)
  const locale = localeOfPanel(language)
  const change = (key: number, changed: Partial<BulkRow>): void =>
    setRows((former) => former.map((row) => (row.key === key ? { ...row, ...changed } : row)))
  const add = async (files: readonly File[]): Promise<void> => {
    if (reading || files.length === 0) return
    const taken = files.slice(0, Math.max(0, maxBulkFiles - rows.length))
    setProblem(
      taken.length < files.length
        ? textOf(labels.start.tooMany({ count: maxBulkFiles }), language)
        : '',
    )
    if (taken.length === 0) return
    const given: { key: number; file: File; digest: string }[] = []
    for (const [at, file] of taken.entries()) {
      setReading({ done: at, count: taken.length })
      given.push({ key: nextKey.current, file, digest: await digestOf(file) })
      nextKey.current += 1
    }
    const named = given.map(({ file, digest }) => ({ name: file.name, bytes: file.size, digest }))
    const { data, message } = await call(
      'bulk-files.compare',
      { body: { files: named } },
      { language },
    )
    setReading(undefined)
    if (!data) return setProblem(message ?? textOf(labels.failed, language))
    setProducts(data.products)
    setRows((former) => {
      const twins = twinsOf([...former, ...given])
      const added = given.flatMap((each, at) => {
        const compared = data.files[at]
        const twin = twins.get(each.key) ?? null
        return compared ? [rowOf(each, compared, { products: data.products, locale, twin })] : []
      })
      return [...former, ...added]
    })
  }
  return {
    rows,
    products,
    reading,
    problem,
    add,
    change,
    nameProduct: (key, text) =>
      change(key, {
        productText: text,
        product: productOf(text, products, locale)?.id ?? null,
      }),
    edit: change,
    remove: (key) => setRows((former) => former.filter((row) => row.key !== key)),
    clear: () => {
      setRows([])
      setProblem('')
    },
  }
}
