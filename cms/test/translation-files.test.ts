/** @translations */
import { writeXlsx } from '@vitrine/spreadsheets/xlsx'
import { getPayload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { removeOldFiles } from '#src/translation/exchange/proposals.ts'
import { staff } from './support/api.ts'
import { create, published } from './support/content.ts'
import { query } from './support/database.ts'
import { publish, stored } from './support/languages.ts'
import { rich } from './support/rich-text.ts'
import { sheetTexts } from './support/sheet-texts.ts'
import {
  decide,
  exported,
  first,
  review,
  statesOf,
  translated,
  upload,
  xliff,
} from './support/translation-files.ts'

const stamp = String(Date.now()).slice(-6)
let subcategory: number

beforeAll(async () => {
  const category = await create('categories', published(`Arquivos ${stamp}`))
  subcategory = await create('subcategories', published(`Arquivos ${stamp}`, { category }))
})

const make = (title: string, more: object = {}) =>
  create('products', published(`${title} ${stamp}`, { subcategory, ...more }))

describe('a file for an agency', () => {
  it('has what is missing or outdated, and on demand what is current', async () => {
    const id = await make('Envio', {
      description: 'Resumo',
      text: rich('Um', ['Torque ', '<b>10 N·m']),
    })
    await publish(id, 'en', {
      title: `Sending ${stamp}`,
      text: rich('One', ['Torque ', '<b>10 N·m']),
    })
    await publish(id, 'br', { text: rich('Um e meio', ['Torque ', '<b>10 N·m']) })
    const file = await xliff([`products-${id}-en`])
    expect(file.match(/<trans-unit /g)).toHaveLength(2)
    expect(file).toContain('source-language="pt-BR" target-language="en-US" datatype="html"')
    expect(file).toMatch(/<source>Resumo<\/source>\s*<target state="needs-translation">/)
    expect(file).toMatch(
      /<source>Um e meio<\/source>\s*<target state="needs-review-translation">One<\/target>/,
    )
    expect(file).toContain('<alt-trans alttranstype="previous-version"><source>Um</source>')
    expect(file).toMatch(/maxwidth="\d+" size-unit="char"/)
    expect(file).toMatch(/<external-file href="http[^"]*\/en\/[^"]*"\/>/)
    const whole = await xliff([`products-${id}-en`], { isWhole: true })
    expect(whole.match(/<trans-unit /g)).toHaveLength(4)
    expect(whole).toContain('Torque <g id="b1" ctype="bold">10 N·m</g>')
    expect(whole).toContain('<target state="translated">')
    const answer = await exported([`products-${id}-en`], { format: 'xlsx' })
    const rows = await sheetTexts(new Uint8Array(await answer.arrayBuffer()))
    expect(rows.map((row) => [row[7], row[8] ?? '', row[9] ?? ''])).toEqual([
      ['Fonte', 'Fonte anterior', 'Tradução atual'],
      ['Resumo', '', ''],
      ['Um e meio', 'Um', 'One'],
    ])
    expect(answer.headers.get('content-disposition')).toContain('translation-en-US-')
  })
})

describe('a file that comes back', () => {
  it.each(['xliff', 'xlsx'])('untouched has nothing to accept: %s', async (format) => {
    const id = await make(`Volta ${format}`, {
      description: 'Um\nDois',
      text: rich('Um', ['Torque ', '<b>10 N·m'], '1 < 2 & <b>'),
      highlights: [{ label: 'A', value: 'B' }],
    })
    await publish(id, 'en', { title: `Back ${stamp}`, text: rich('One', 'Two') })
    await publish(id, 'br', { text: rich('Um e meio', ['Torque ', '<b>10 N·m'], '1 < 2 & <b>') })
    const answer = await exported([`products-${id}-en`], { format, isWhole: true })
    const { status, body } = await upload(new Uint8Array(await answer.arrayBuffer()))
    expect([status, body.message, body.proposals, body.problems]).toEqual([200, undefined, 0, 0])
  })

  it('is a proposal with its faults, accepted text by text as a draft', async () => {
    const id = await make('Ida', {
      text: rich('Um', 'Aperte a 12 N·m', 'Três'),
      description: 'Resumo',
    })
    await publish(id, 'en', { title: `Ida ${stamp}`, text: rich('One', 'Tighten', 'Three') })
    await publish(id, 'br', { text: rich('Um', 'Aperte a 15 N·m', 'Três e meio') })
    let file = await xliff([`products-${id}-en`])
    file = translated(file, 'Aperte a 15 N·m', 'Tighten to 51 kN')
    file = translated(file, 'Três e meio', 'Three and a half')
    file = translated(file, 'Resumo', 'Summary')
    const { body } = await upload(file)
    expect([body.proposals, body.problems]).toEqual([3, 0])
    expect(await statesOf(id)).toEqual(['One current', 'Tighten outdated', 'Three outdated'])
    const document = await first(body.id)
    expect(
      document.proposals.map(({ text, target, faults }) => [
        text,
        target,
        faults.map((f) => f.kind),
      ]),
    ).toEqual([
      ['Summary', '', []],
      [
        'Tighten to 51 kN',
        'Tighten',
        ['figuresMissing', 'figuresAdded', 'unitsMissing', 'unitsAdded'],
      ],
      ['Three and a half', 'Three', []],
    ])
    const [summary, torque, three] = document.proposals.map((each) => each.id)
    const answer = await decide(body.id, document, [
      { id: torque, isAccepted: true, text: 'Tighten to 15 N·m' },
      { id: summary, isAccepted: false },
    ])
    expect([answer.status, answer.body.document.proposals.map((each) => each.id)]).toEqual([
      200,
      [three],
    ])
    expect(await statesOf(id)).toEqual([
      'One current',
      'Tighten to 15 N·m current',
      'Three outdated',
    ])
    expect(await statesOf(id, 'description')).toEqual([' missing'])
    // visitors read what was published
    expect(JSON.stringify(await stored(id, 'en', false))).not.toContain('15 N·m')
    expect(JSON.stringify(await stored(id, 'en', true))).toContain('15 N·m')
    // decided texts are not decided again
    expect(
      (await decide(body.id, answer.body.document, [{ id: torque, isAccepted: true }])).status,
    ).toBe(404)
    expect((await review(body.id)).file).toMatchObject({ open: 1, accepted: 1 })
  })

  it('filled with copies of the source proposes none of them', async () => {
    const id = await make('Cópia', {
      description: 'Massa',
      highlights: [{ label: 'Entre furos', value: '5' }],
    })
    const file = await xliff([`products-${id}-en`])
    // a tool fills targets with their source, whose state stays
    const copied = file.replaceAll(
      /<source>([^<]*)<\/source>(\s*)<target state="needs-translation"(?:\/>|>[^<]*<\/target>)/g,
      '<source>$1</source>$2<target state="needs-translation">$1</target>',
    )
    expect(copied).not.toBe(file)
    const { body } = await upload(copied)
    expect(body.proposals).toBe(0)
    const { problems } = (await review(body.id)).file
    expect(new Set(problems.map(({ reason }) => reason))).toEqual(new Set(['untranslated']))
    // declared to be a translation, an equal text is one
    const confirmed = copied.replaceAll('needs-translation">Massa<', 'translated">Massa<')
    expect((await upload(confirmed)).body.proposals).toBe(1)
  })

  it('whose keys were sorted without their texts says so at each', async () => {
    const id = await make('Troca', { description: 'Corpo de cobre', text: rich('Rosca de latão') })
    const file = await xliff([`products-${id}-en`])
    const ids = [...file.matchAll(/<trans-unit id="([^"]+)"/g)].map(([, key]) => key ?? '')
    const keyOf = (source: string) =>
      ids.find((key) =>
        file
          .slice(file.indexOf(`id="${key}"`))
          .split('</trans-unit>')[0]
          ?.includes(source),
      ) ?? ''
    const [one, other] = [keyOf('Corpo de cobre'), keyOf('Rosca de latão')]
    let mixed = file.replace(`id="${one}"`, 'id="first"').replace(`id="${other}"`, `id="${one}"`)
    mixed = mixed.replace('id="first"', `id="${other}"`)
    mixed = translated(
      translated(mixed, 'Corpo de cobre', 'Copper body'),
      'Rosca de latão',
      'Brass thread',
    )
    const { body } = await upload(mixed)
    const { proposals } = await first(body.id)
    expect(proposals.map(({ text, faults }) => [text, faults[0]?.kind]).toSorted()).toEqual([
      ['Brass thread', 'sourceOther'],
      ['Copper body', 'sourceOther'],
    ])
  })

  it('that confirms an outdated text makes it current', async () => {
    const id = await make('Vale', { description: 'Resumo' })
    await publish(id, 'en', { title: `Vale ${stamp}`, description: 'Summary' })
    await publish(id, 'br', { description: 'Resumo.' })
    const file = await xliff([`products-${id}-en`])
    const { body } = await upload(translated(file, 'Resumo.', 'Summary'))
    expect(body.proposals).toBe(1)
    const document = await first(body.id)
    await decide(body.id, document, [{ id: document.proposals[0]?.id, isAccepted: true }])
    expect(await statesOf(id, 'description')).toEqual(['Summary current'])
  })

  it('of an older source is named, and stays outdated once it is accepted', async () => {
    const id = await make('Velha', { text: rich('Aperte a tampa', 'Feche'), description: 'Resumo' })
    const file = await xliff([`products-${id}-en`])
    await publish(id, 'br', {
      text: rich('Aperte a tampa com força', 'Feche', 'Nova'),
      description: 'Outro',
    })
    await query('delete from passages where text = $1', ['Aperte a tampa'])
    const { body } = await upload(
      translated(translated(file, 'Aperte a tampa', 'Tighten the lid'), 'Resumo', 'Summary'),
    )
    const document = await first(body.id)
    expect(
      document.proposals.map(({ source, exportedSource, faults }) => [
        source,
        exportedSource,
        faults,
      ]),
    ).toEqual([
      ['Outro', 'Resumo', [{ kind: 'sourceChanged' }]],
      ['Aperte a tampa com força', 'Aperte a tampa', [{ kind: 'sourceChanged' }]],
    ])
    const answer = await decide(
      body.id,
      document,
      document.proposals.map((each) => ({ id: each.id, isAccepted: true })),
    )
    expect([answer.status, answer.body.document.proposals]).toEqual([200, []])
    expect(await statesOf(id)).toEqual(['Tighten the lid outdated', ' missing', ' missing'])
    expect(await statesOf(id, 'description')).toEqual(['Summary outdated'])
    const desk = await staff<{
      document: { texts: { path: string; passages: { basis: string | null }[] }[] }
    }>('editor', 'GET', `/translations/document?item=products-${id}-en`)
    expect(desk.body.document.texts.find(({ path }) => path === 'text')?.passages[0]?.basis).toBe(
      'Aperte a tampa',
    )
    // a change that is taken back makes them current
    await publish(id, 'br', { description: 'Resumo' })
    expect(await statesOf(id, 'description')).toEqual(['Summary current'])
  })

  it('of a removed passage can only be rejected', async () => {
    const id = await make('Tirada', { text: rich('Primeiro trecho', 'Segundo') })
    const file = await xliff([`products-${id}-en`])
    await publish(id, 'br', { text: rich('Outra coisa', 'Segundo') })
    const { body } = await upload(translated(file, 'Primeiro trecho', 'First passage'))
    const document = await first(body.id)
    expect(document.proposals[0]?.faults[0]).toEqual({ kind: 'sourceGone' })
    const [{ id: proposal } = { id: 0 }] = document.proposals
    expect((await decide(body.id, document, [{ id: proposal, isAccepted: true }])).status).toBe(404)
    expect((await decide(body.id, document, [{ id: proposal, isAccepted: false }])).status).toBe(
      200,
    )
  })

  it('names a translation that somebody has changed, and refuses one that changes meanwhile', async () => {
    const id = await make('Dupla', { description: 'Resumo' })
    await publish(id, 'en', { title: `Dupla ${stamp}`, description: 'Summary' })
    await publish(id, 'br', { description: 'Resumo novo' })
    const file = translated(await xliff([`products-${id}-en`]), 'Resumo novo', 'New summary')
    const { body } = await upload(file)
    const before = await first(body.id)
    await publish(id, 'en', { description: 'Abstract' })
    const [{ id: proposal } = { id: 0 }] = before.proposals
    const refused = await decide(body.id, before, [{ id: proposal, isAccepted: true }])
    expect([refused.status, refused.body.document.proposals[0]?.faults]).toEqual([
      409,
      [{ kind: 'translationChanged' }],
    ])
    expect(await statesOf(id, 'description')).toEqual(['Abstract current'])
    const accepted = await decide(body.id, refused.body.document, [
      { id: proposal, isAccepted: true },
    ])
    expect([accepted.status, await statesOf(id, 'description')]).toEqual([
      200,
      ['New summary current'],
    ])
  })

  it('says what a save refuses, and keeps the proposal', async () => {
    const id = await make('Longa', { description: 'Resumo' })
    await publish(id, 'en', { title: `Longa ${stamp}` })
    const file = translated(await xliff([`products-${id}-en`]), 'Resumo', 'x'.repeat(9000))
    const { body } = await upload(file)
    const document = await first(body.id)
    expect(document.proposals[0]?.faults).toMatchObject([{ kind: 'tooLong' }])
    const [{ id: proposal } = { id: 0 }] = document.proposals
    const answer = await decide(body.id, document, [{ id: proposal, isAccepted: true }])
    if (answer.status === 400)
      expect(answer.body.fields).toMatchObject([{ path: 'description', field: 'Resumo' }])
    else expect(answer.status).toBe(200)
    expect((await review(body.id)).file.open + (answer.status === 200 ? 1 : 0)).toBe(1)
  })

  it('as a workbook is read with moved columns, and marks of a rich text', async () => {
    const id = await make('Planilha', {
      description: 'a <b> c',
      text: rich(['Torque ', '<b>10 N·m']),
    })
    const answer = await exported([`products-${id}-en`], { format: 'xlsx' })
    const [head = [], ...rows] = await sheetTexts(new Uint8Array(await answer.arrayBuffer()))
    const at = (name: string) => head.indexOf(name)
    const texts: Record<string, string> = {
      'a <b> c': 'x <b> y',
      'Torque <b>10 N·m</b>': '<b>10 N·m</b> torque',
    }
    const back = await writeXlsx(
      [
        ['Comentário', 'Traducción nueva', 'Clave (no cambiar)', 'Fonte'],
        ...rows.map((row) => [
          'ok',
          texts[row[at('Fonte')] ?? ''] ?? '',
          row[at('Chave (não mudar)')] ?? '',
          row[at('Fonte')] ?? '',
        ]),
      ],
      'x',
    )
    const { body } = await upload(back, 'editor', 'volta.xlsx')
    expect([body.message, body.proposals]).toEqual([undefined, 2])
    const document = await first(body.id)
    expect(document.proposals.map(({ text, faults }) => [text, faults])).toEqual([
      ['x <b> y', []],
      ['<b>10 N·m</b> torque', []],
    ])
    await decide(
      body.id,
      document,
      document.proposals.map((each) => ({ id: each.id, isAccepted: true })),
    )
    expect(await statesOf(id)).toEqual(['<b>10 N·m</b> torque current'])
    expect(await statesOf(id, 'description')).toEqual(['x <b> y current'])
  })
})

it('removes files that are decided, or that nobody finishes', async () => {
  const id = await make('Fim', { description: 'Resumo' })
  const file = translated(await xliff([`products-${id}-en`]), 'Resumo', 'Summary')
  const [open, done, old] = [await upload(file), await upload(file), await upload(file)]
  const document = await first(done.body.id)
  await decide(done.body.id, document, [{ id: document.proposals[0]?.id, isAccepted: false }])
  const ids = [open.body.id, done.body.id, old.body.id]
  await query(
    `update translation_files set uploaded_at = now() - interval '2 days' where id = any($1)`,
    [ids],
  )
  await query(
    `update translation_files set uploaded_at = now() - interval '91 days' where id = $1`,
    [old.body.id],
  )
  const { default: config } = await import('#src/payload.config.ts')
  await removeOldFiles(await getPayload({ config }))
  const left = await query<{ id: number }>('select id from translation_files where id = any($1)', [
    ids,
  ])
  expect(left).toEqual([{ id: open.body.id }])
  // a text that somebody has typed meanwhile is done
  await publish(id, 'en', { title: `Fim ${stamp}`, description: 'Summary' })
  expect((await review(open.body.id)).documents).toEqual([])
  expect((await review(open.body.id)).file.open).toBe(0)
})
