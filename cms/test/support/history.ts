import type { HistoryPage, SetDetails, UndoAnswer } from '#src/changes/history-shapes.ts'
import { staff } from './api.ts'
import { create } from './content.ts'
import { query } from './database.ts'
import type { StaffRole } from './staff.ts'

export const history = async (filters: string, role: StaffRole = 'editor') =>
  (await staff<HistoryPage>(role, 'GET', `/history?${filters}`)).body
export const ofDocument = (collection: string, id: number, more = '') =>
  history(`collection=${collection}&document=${id}${more}`, 'administrator')
export const details = async (set: string | undefined, role: StaffRole = 'administrator') =>
  (await staff<SetDetails>(role, 'GET', `/history/sets?id=${set}`)).body
/** Newest change set of a document, with its differences. */
export const newest = async (collection: string, id: number) => {
  const [set] = (await ofDocument(collection, id)).sets
  return details(set?.id)
}
export const undo = (set: string, apply = true, document?: object, role: StaffRole = 'editor') =>
  staff<UndoAnswer>(role, 'POST', '/history/undo', {
    set,
    apply,
    ...(document ? { document } : {}),
  })

export const parts = (torques: Record<string, number>) =>
  Object.entries(torques).map(([number, section]) => ({
    part_number: number,
    values: { section, stud: 'M8' },
  }))
let made = 0
/** Number of the last product, which its family and part numbers bear. */
export const lastMade = (): number => made
/** Published product with part numbers of its own. */
export async function product(torques: number[], more: object = {}) {
  made += 1
  const numbers = torques.map((_, at) => `HIST-${made}-${at + 1}`)
  const variants = parts(Object.fromEntries(numbers.map((each, at) => [each, torques[at] ?? 0])))
  const id = await create('products', {
    title: `Histórico ${made}`,
    subcategory: 1,
    family: `H${made}`,
    variants,
    _status: 'published',
    ...more,
  })
  return { id, numbers, variants }
}
export const sections = async (id: number) =>
  Object.fromEntries(
    (
      await query<{ variants: ReturnType<typeof parts> }>(
        'select variants from products where id = $1',
        [id],
      )
    )[0]?.variants.map((row) => [row.part_number, row.values.section]) ?? [],
  )
