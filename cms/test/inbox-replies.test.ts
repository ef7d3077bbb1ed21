/** @leads */
import { describe, expect, it } from 'vitest'
import { staff } from './support/api.ts'
import { create, published } from './support/content.ts'
import { query } from './support/database.ts'
import { historyOf, lead, reply } from './support/inbox.ts'

const stamp = String(Date.now()).slice(-6)

describe('a reply', () => {
  it.each([7, 2 ** 52])(
    'is refused with an entry as seen that the lead does not have: %s',
    async (seen) => {
      const { id } = await lead()
      const path = `/messages/${id}/reply`
      const first = await reply('attendant', path, { seen: String(seen) })
      expect([first.status, first.body.conflict]).toEqual([409, null])
      expect(first.body.message).toContain('Nada foi enviado')
      await reply('administrator', path, { text: 'De outra pessoa.' })
      const second = await reply('attendant', path, { seen: String(seen) })
      expect([second.status, second.body.conflict?.kind]).toEqual([409, 'reply'])
      expect(second.body.message).toContain(second.body.conflict?.by)
      const other = await lead()
      const [entry] = await historyOf(id)
      const crossed = { seen: String(entry?.id) }
      expect((await reply('attendant', `/messages/${other.id}/reply`, crossed)).status).toBe(409)
      expect(await historyOf(id)).toHaveLength(1)
    },
  )

  it('is refused when the customer has answered meanwhile', async () => {
    const { id } = await lead()
    const path = `/messages/${id}`
    await staff('administrator', 'POST', `${path}/received`, { text: 'Quero o dobro.' })
    const late = await reply('attendant', `${path}/reply`)
    expect([late.status, late.body.conflict?.kind]).toEqual([409, 'received'])
    expect(late.body.message).toContain('resposta do cliente')
    const seen = String(late.body.conflict?.id)
    expect((await reply('attendant', `${path}/reply`, { seen })).status).toBe(200)
  })

  it('attaches and offers only files that visitors see', async () => {
    const name = `ficha-${stamp}`
    const [file] = await query<{ id: number }>(
      `insert into files (filename, filesize, mime_type, kind) values ($1, 5, 'application/pdf', 'data-sheet') returning id::int`,
      [`${name}.pdf`],
    )
    const offered = async () =>
      (
        await staff<{ files: { id: number }[] }>('attendant', 'GET', `/inbox/files?q=${name}`)
      ).body.files.map((each) => each.id)
    const { id } = await lead()
    expect(await offered()).toEqual([])
    const section = await create('sections', published(name, { slug: name }))
    const draft = { title: name, slug: name, section, _status: 'draft', documents: [file?.id] }
    const publication = await create('publications', draft)
    expect(await offered()).toEqual([])
    const hidden = await reply('attendant', `/messages/${id}/reply`, { files: String(file?.id) })
    expect(Object.keys(hidden.body.errors ?? {})).toEqual(['files'])
    await staff('administrator', 'PATCH', `/publications/${publication}?locale=br`, {
      _status: 'published',
    })
    expect(await offered()).toEqual([file?.id])
  })
})
