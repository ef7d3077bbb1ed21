import { parseQuery } from '@vitrine/http/query-string'
import { describe, expect, it } from 'vitest'
import { withListEdits } from './list-edits.ts'

const edited = (text: string) => withListEdits(parseQuery(text), 'en')

describe('the form of a parts list', () => {
  it.each([
    ['code=AB-50&qty=10&code=AB-70&qty=2.5', 'AB-50:10,AB-70:2.5'],
    ['code=AB-50&qty=&code=AB-70&qty=1', 'AB-50,AB-70:1'],
    ['code=AB-50&qty=2,5', 'AB-50:2.5'],
    ['code=AB-50&qty=10&code=AB-70&qty=2&remove=0', 'AB-70:2'],
    ['code=AB-50&qty=10&remove=0', ''],
    ['code=AB-50&qty=10&code=AB-71&qty=2&take=1:AB-70', 'AB-50:10,AB-70:2'],
    ['code=AB-50&qty=10&take=0:AB-50:50', 'AB-50:50'],
    ['code=AB-50&qty=x&take=9:AB-70&remove=7', 'AB-50'],
    ['code=AB-50', 'AB-50'],
  ])('%s becomes the items %j', (text, items) => expect(edited(text)).toEqual({ items }))

  it.each([
    ['lines=AB-50%0D%0A%0D%0AAB+70+%2C+10+pcs%0AAB-90', 'AB-50,AB 70 10 pcs,AB-90'],
    ['lines=', ''],
    ['lines=AB-50&items=XY', 'AB-50'],
  ])('lines of a text %s become the items %j', (text, items) =>
    expect(edited(text)).toEqual({ items }),
  )

  it('names the lines that an address cannot hold', () => {
    const lines = Array.from({ length: 212 }, (_, at) => `AB-${at}`).join('\n')
    const { items, 'left-out': left } = withListEdits({ lines }, 'en')
    expect(String(items).split(',')).toHaveLength(200)
    expect(left).toEqual([...Array.from({ length: 8 }, (_, at) => `AB-${200 + at}`), '+ 4'])
  })

  it('has the items of several parameters, and names those that a list cannot hold', () => {
    expect(edited('items=AB:1&items=AC:2&items=,')).toEqual({ items: 'AB:1,AC:2' })
    const many = Array.from({ length: 203 }, (_, at) => `AB-${at}:1`)
    const { items, 'left-out': left } = withListEdits({ items: many.join() }, 'en')
    expect([String(items).split(',').length, left]).toEqual([200, many.slice(200)])
    expect(withListEdits({ items: String(items) }, 'en')).toEqual({ items })
  })

  it('replaces the items of the address and keeps other names', () =>
    expect(edited('items=XY:1&code=AB&qty=3&sent=1')).toEqual({ items: 'AB:3', sent: '1' }))

  it('leaves another query as it is', () => {
    const query = parseQuery('items=AB:1')
    expect(withListEdits(query, 'en')).toBe(query)
  })
})
