/** @set-up */
import { describe, expect, it } from 'vitest'
import { staff } from './support/api.ts'
import { query } from './support/database.ts'
import { sendForm } from './support/form.ts'

const publish = (role: 'editor' | 'translator') =>
  staff<{ message: string }>(role, 'POST', '/set-up/publish-trade', {})

describe('a template of the trade', () => {
  interface Offered {
    categories: {
      key: string
      titles: Record<string, string>
      subcategories: {
        key: string
        titles: Record<string, string>
        attributes: { key: string }[]
      }[]
    }[]
  }
  const titled = (field: string, titles: Record<string, string>) =>
    Object.entries(titles).map(([locale, title]) => [`${field}.${locale}`, title])
  /** Fields of the form of the valves as it is offered, with all attributes. */
  const valves = async (): Promise<Record<string, string>> => {
    const { body } = await staff<Offered>('editor', 'GET', '/set-up/trade?trade=fluid')
    const category = body.categories.find(({ key }) => key === 'valves')
    return Object.fromEntries([
      ['trade', 'fluid'],
      ...titled('category.valves', category?.titles ?? {}),
      ...(category?.subcategories ?? []).flatMap(({ key, titles, attributes }) => [
        [`subcategory.${key}`, 'on'],
        ...titled(`subcategory.${key}`, titles),
        ...attributes.map((attribute) => [`attribute.${key}.${attribute.key}`, 'on']),
      ]),
    ]) as Record<string, string>
  }
  const without = (fields: Record<string, string>, start: string) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => !name.startsWith(start)))
  const make = (fields: Record<string, string>, role?: 'translator') =>
    sendForm('/set-up/trade', fields, role)
  const counted = async () =>
    (await query<{ n: number }>('select count(*)::int n from subcategories'))[0]?.n

  it('is made as it was chosen, as drafts in all languages, and published', async () => {
    expect((await make({ trade: 'fluid' }, 'translator')).status).toBe(403)
    expect((await make({ trade: 'constructor' })).status).toBe(422)
    expect((await staff('editor', 'GET', '/set-up/trade?trade=constructor')).status).toBe(404)
    const before = (await counted()) ?? 0
    const chosen = {
      ...without(
        without(await valves(), 'subcategory.solenoidValves'),
        'attribute.checkValves.pressure',
      ),
      'subcategory.ballValves.br': 'Esferas de aço',
    }
    expect(await make(chosen)).toMatchObject({ status: 200, body: { done: true } })
    expect(await counted()).toBe(before + 3)
    const { body } = await staff<{
      docs: {
        id: number
        _status: string
        title: Record<string, string>
        category: { _status: string; title: Record<string, string> }
        attributes: {
          key: string
          label: Record<string, string>
          choices: { label: object }[]
          limits: { kind: string; number: number | null }[]
        }[]
      }[]
    }>('editor', 'GET', '/subcategories?draft=true&locale=all&depth=1&limit=3&sort=-id')
    const [check, butterfly, ball] = body.docs
    expect(ball).toMatchObject({
      _status: 'draft',
      title: { br: 'Esferas de aço', en: 'Ball valves', es: 'Válvulas de bola' },
      category: { _status: 'draft', title: { br: 'Válvulas', en: 'Valves', es: 'Válvulas' } },
    })
    const material = ball?.attributes.find(({ key }) => key === 'bodyMaterial')
    expect(material?.label).toEqual({
      br: 'Material do corpo',
      en: 'Body material',
      es: 'Material del cuerpo',
    })
    expect(material?.choices[0]?.label).toEqual({ br: 'Latão', en: 'Brass', es: 'Latón' })
    expect(butterfly?.attributes.find(({ key }) => key === 'torque')?.limits).toMatchObject([
      { kind: 'minimum', number: 0 },
    ])
    // compared with an attribute that was left out
    expect(check?.attributes.find(({ key }) => key === 'crackingPressure')?.limits).toMatchObject([
      { kind: 'minimum' },
    ])

    expect((await publish('translator')).status).toBe(403)
    const published = await publish('editor')
    expect([published.status, published.body.message]).toEqual([
      200,
      expect.stringMatching(/^\d+ rascunhos foram publicados\.$/),
    ])
    const { body: open } = await staff<NonNullable<typeof ball>>(
      'editor',
      'GET',
      `/subcategories/${ball?.id}?locale=all&depth=1`,
    )
    expect([open._status, open.category._status]).toEqual(['published', 'published'])
    expect(open.title).toEqual(ball?.title)
    expect(open.attributes).toEqual(ball?.attributes)
    expect((await publish('editor')).body.message).toBe('Não há rascunhos a publicar.')
  })

  it('is made whole or not at all: a title that exists, is missing or too long, or nothing', async () => {
    const before = await counted()
    const fields = await valves()
    const faults = async (changed: Record<string, string>) => {
      const { status, body } = await make(changed)
      return [status, (body.faults ?? []).map(({ field }) => field)]
    }
    expect(await faults(fields)).toEqual([422, ['category.valves.br']])
    const other = { ...fields, 'category.valves.br': 'Outras válvulas' }
    expect(
      await faults({
        ...other,
        'subcategory.ballValves.br': ' ',
        'subcategory.checkValves.es': 'x'.repeat(1000),
      }),
    ).toEqual([422, ['subcategory.ballValves.br', 'subcategory.checkValves.es']])
    expect(await faults(without(other, 'subcategory.'))).toEqual([422, [undefined]])
    expect(await counted()).toBe(before)
  })
})
