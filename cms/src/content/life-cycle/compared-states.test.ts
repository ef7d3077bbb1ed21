import { expect, it } from 'vitest'
import { lifeKeys } from '@vitrine/contract/life-cycle'
import { lifeAttributes } from './life-columns.ts'
import { withComparedStates } from './compared-states.ts'

const product = (state?: string) => {
  const variants = [{ part_number: 'AB', values: state ? { [lifeKeys.state]: state } : {} }]
  return { variants, attributes: lifeAttributes(variants, 'br') }
}
const statesOf = (products: ReturnType<typeof product>[]) =>
  withComparedStates(products).map(({ attributes, variants }) => [
    attributes.length,
    variants[0]?.values[lifeKeys.state],
  ])

it('states that parts are active beside others that are not', () =>
  expect(statesOf([product('discontinued'), product()])).toEqual([
    [1, 'discontinued'],
    [1, 'active'],
  ]))

it('states nothing where no product does', () =>
  expect(statesOf([product(), product()])).toEqual([
    [0, undefined],
    [0, undefined],
  ]))
