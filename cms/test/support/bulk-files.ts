import { createHash } from 'node:crypto'
import { getPayload } from 'payload'
import sharp from 'sharp'
import { expect } from 'vitest'
import type { PlanPreview, PlanSummary } from '#src/changes/plans/plan-shapes.ts'
import { runPlan } from '#src/changes/plans/run-plan.ts'
import type { BulkComparison } from '#src/content/media/bulk/bulk-shapes.ts'
import config from '#src/payload.config.ts'
import { fetchCms, logIn, staff } from './api.ts'
import { create } from './content.ts'
import { query } from './database.ts'
import type { StaffRole } from './staff.ts'

export const payload = await getPayload({ config, disableOnInit: true })
export const stamp = `B${Date.now().toString(36).slice(-5).toUpperCase()}`
export const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

let shade = 0
/** Picture with a content of its own. */
export async function picture(withPlace = false): Promise<Uint8Array<ArrayBuffer>> {
  shade += 1
  const red = Number.parseInt(stamp.slice(1, 3), 36) % 256
  const image = sharp({
    create: {
      width: 400 + (shade % 50),
      height: 300,
      channels: 3,
      background: { r: red, g: shade, b: Date.now() % 256 },
    },
  }).jpeg()
  return new Uint8Array(
    await (withPlace
      ? image.withExif({ IFD0: { ImageDescription: `Rua ${stamp}` } }).toBuffer()
      : image.toBuffer()),
  )
}

let made = 0
export async function product(more: object = {}) {
  made += 1
  const family = `${stamp}${made}`
  const id = await create('products', {
    title: `Em lote ${family}`,
    subcategory: 1,
    family,
    variants: [{ part_number: `${family}-70-8`, values: {} }],
    _status: 'published',
    ...more,
  })
  return { id, family }
}

export interface Stored {
  id: number
  filename: string
}

/** Uploads a file as the page does; with an id it replaces a stored one. */
export async function upload(
  collection: 'media' | 'files',
  file: File,
  {
    id,
    data = {},
    headers = {},
  }: { id?: number; data?: object; headers?: Record<string, string> } = {},
) {
  const form = new FormData()
  form.set('file', file)
  form.set('_payload', JSON.stringify(data))
  const path = id === undefined ? `/${collection}` : `/${collection}/${id}`
  const answer = await fetchCms(`/admin/api${path}?locale=br&depth=0`, {
    method: id === undefined ? 'POST' : 'PATCH',
    body: form,
    headers: { authorization: `JWT ${await logIn('editor')}`, 'accept-language': 'pt', ...headers },
  })
  const body = (await answer.json()) as { doc: Stored; errors?: { message: string }[] }
  return { status: answer.status, body, text: JSON.stringify(body) }
}
export const sendPicture = async (name: string, bytes: Uint8Array<ArrayBuffer>, id?: number) =>
  (
    await upload('media', new File([bytes], name, { type: 'image/jpeg' }), {
      data: { alt: `Foto ${name}` },
      ...(id === undefined ? {} : { id }),
    })
  ).body.doc

export const compare = (
  files: { name: string; bytes?: number; digest?: string }[],
  role?: StaffRole,
) =>
  staff<BulkComparison & { message?: string }>(role ?? 'editor', 'POST', '/bulk-files/compare', {
    files: files.map((file) => ({ bytes: 100, digest: '', ...file })),
  })
export const compareOne = async (file: { name: string; bytes?: number; digest?: string }) =>
  (await compare([file])).body.files[0]

export const attach = (files: object[], lot?: string) =>
  staff<PlanPreview & { message?: string }>('editor', 'POST', '/bulk-files/attach', { files, lot })

/** Requests to apply a plan, and applies it as its job does. */
export async function apply(preview: PlanPreview, use: 'draft' | 'publish' = 'publish') {
  const ordered = await staff('editor', 'POST', `/imports/${preview.id}/order`, {
    expected: preview.expected,
    use,
    isPartial: true,
    without: [],
  })
  expect(ordered.status, JSON.stringify(ordered.body)).toBe(200)
  await runPlan(payload, preview.id)
  return (await staff<PlanSummary>('editor', 'GET', `/imports/${preview.id}`)).body
}

export const read = async (path: string, draft = false) =>
  (
    await staff<{ pictures: number[]; documents: number[] }>(
      'editor',
      'GET',
      `${path}?depth=0&locale=br&draft=${draft}`,
    )
  ).body
export const alts = async (id: number) =>
  Object.fromEntries(
    (
      await query<{ locale: string; alt: string }>(
        'select _locale as locale, alt from media_locales where _parent_id = $1 and alt is not null',
        [id],
      )
    ).map(({ locale, alt }) => [locale, alt]),
  )
