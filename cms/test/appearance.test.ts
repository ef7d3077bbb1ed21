/** @appearance */
import { describe, expect, it } from 'vitest'
import { call, staff } from './support/api.ts'
import { latest, since } from './support/publishing.ts'

interface Saved {
  errors?: { data?: { errors?: { path: string; message: string }[] } }[]
}

const save = (data: object) => staff<Saved>('editor', 'POST', '/globals/appearance?locale=br', data)
const faults = ({ body }: { body: Saved }) => body.errors?.[0]?.data?.errors ?? []

const colors = { background: '#ffffff', surface: '#ffffff', text: '#102030', accent: '#a03050' }

describe('the appearance', () => {
  it('is answered to everyone as saved, and publishes its tag alone', async () => {
    const after = await latest()
    const answer = await save({
      name: 'Outra Casa',
      wordmark: 'outra',
      colors,
      type: 'serif',
      corners: 'round',
    })
    expect([answer.status, faults(answer)]).toEqual([200, []])
    expect(await since(after)).toEqual(['appearance'])
    const read = await call('/web/appearance')
    expect([read.status, read.headers.get('cache-tag')]).toEqual([200, 'appearance'])
    expect(read.body).toMatchObject({
      name: 'Outra Casa',
      wordmark: 'outra',
      colors,
      type: 'serif',
    })
    const layout = await call<{ others: { company_name: string } }>('/web/layout')
    expect(layout.body.others.company_name).toBe('Outra Casa')
  })

  it('refuses an accent without contrast at its field, with the nearest that passes', async () => {
    const answer = await save({ colors: { ...colors, accent: '#FFE000' } })
    expect(answer.status).toBe(400)
    const [fault, ...others] = faults(answer)
    expect([fault?.path, others]).toEqual(['colors.accent', []])
    const nearest = /#[0-9a-f]{6}/.exec(fault?.message ?? '')?.[0]
    expect((await save({ colors: { ...colors, accent: nearest } })).status).toBe(200)
  })

  it.each(['red', '#12', 'url(x)', '', null])('refuses the color %j', async (accent) => {
    const answer = await save({ colors: { ...colors, accent } })
    expect([answer.status, faults(answer).map(({ path }) => path)]).toEqual([
      400,
      ['colors.accent'],
    ])
  })

  it('stores a color in one notation', async () => {
    expect((await save({ colors: { ...colors, accent: ' #A35 ' } })).status).toBe(200)
    const read = await call<{ colors: typeof colors }>('/web/appearance')
    expect(read.body.colors.accent).toBe('#aa3355')
  })

  it('stores a logo as written anew, and refuses one with a script at its field', async () => {
    const shape = '<path d="M0 0h9v9z"/>'
    const root = (attributes: string, inside: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`
    const saved = await save({ logo: root('width="20" height="10"', `<!-- a -->${shape}`) })
    expect([saved.status, faults(saved)]).toEqual([200, []])
    const read = await call<{ logo: string }>('/web/appearance')
    expect(read.body.logo).toBe(root('viewBox="0 0 20 10"', shape))
    const refused = await save({ logo: root('viewBox="0 0 1 1"', '<script>1</script>') })
    expect([refused.status, faults(refused).map(({ path }) => path)]).toEqual([400, ['logo']])
    const kept = await call<{ logo: string }>('/web/appearance')
    expect(kept.body.logo).toBe(read.body.logo)
  })
})
