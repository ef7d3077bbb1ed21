import type { ValueColumn } from '#src/content/variants/cells/part-number-columns.ts'
import { inverseOf } from '@vitrine/quantities/exact'
import { moveLinks, rulesOf } from './make-rules.ts'
import type { Link } from './operations.ts'
import type { How, MoveRule, Operation } from './request.ts'
import type { Rule } from './rule.ts'

/** Former choice by the present one, where only one became it and it was none itself. */
function inverseChoices(choices: How['choices'], former: ValueColumn | undefined): How['choices'] {
  const stayed = (former?.declared.choices ?? []).filter(
    ({ value }) => !Object.hasOwn(choices, value),
  )
  const present = [...Object.values(choices), ...stayed.map(({ value }) => value)]
  return Object.fromEntries(
    Object.entries(choices).flatMap(([before, value]): [string, string][] =>
      value !== '' && present.filter((each) => each === value).length === 1
        ? [[value, before]]
        : [],
    ),
  )
}

interface Declarations {
  /** Attributes as they are, and as they were before the change. */
  present: ReadonlyMap<string, ValueColumn>
  former: ReadonlyMap<string, ValueColumn>
}

/**
 * Rules that carry values back which were written after the operations. A value of a merged
 * attribute stays in the one that remains; parts of a split one cannot be carried back.
 */
export function inverseRules(
  operations: readonly Operation[],
  { present, former }: Declarations,
): Rule[] {
  return operations.flatMap((operation): Rule[] => {
    if (operation.kind === 'merge' || operation.kind === 'remove') return []
    const how: How = {
      choices: inverseChoices(operation.how.choices, former.get(operation.from)),
      conflict: 'refuse',
      rest: 'refuse',
    }
    const made = operation.kind === 'split' ? operation.into : [operation.to]
    return made.flatMap(({ key }): Rule[] => {
      const link: Link =
        operation.kind === 'split'
          ? { from: key, action: 'open', to: [], how }
          : { from: key, action: 'map', to: [operation.from], how }
      const rules = rulesOf([link], { before: present, after: former, valuesOf: () => [] })
      if (operation.how.factor === undefined && operation.how.summand === undefined) return rules
      const back = { ...operation, how: operation.how }
      const [forward] = rulesOf(
        [{ from: operation.from, action: 'map', to: [key], how: back.how }],
        {
          before: former,
          after: present,
          valuesOf: () => [],
        },
      )
      const ratio = forward?.ratio && inverseOf(forward.ratio)
      return rules.map((rule) => ({ ...rule, ratio }))
    })
  })
}

/** Rule of the link in the other direction. */
function inverseOfLink(link: Link, from: string, { present, former }: Declarations): Rule[] {
  const how: How = {
    choices: inverseChoices(link.how.choices, former.get(link.from)),
    conflict: 'refuse',
    rest: 'refuse',
  }
  const back: Link = { from, action: 'map', to: [link.from], how }
  const rules = rulesOf([back], { before: present, after: former, valuesOf: () => [] })
  if (link.how.factor === undefined && link.how.summand === undefined) return rules
  const [forward] = rulesOf([link], { before: former, after: present, valuesOf: () => [] })
  const ratio = forward?.ratio && inverseOf(forward.ratio)
  return rules.map((rule) => ({ ...rule, ratio }))
}

/**
 * Rules that carry back what was written in the subcategory to which products moved: to the
 * attribute from which its values came, otherwise to the one with the same key or the same name and
 * type; an attribute without either is open. Those that have their values from one attribute come
 * first.
 */
export function inverseMoveRules(rules: readonly MoveRule[], declarations: Declarations): Rule[] {
  const { present, former } = declarations
  const made = Map.groupBy(moveLinks(former, present, rules), ({ to }) => to[0])
  const inverse = [...present.keys()].flatMap((from) => {
    const links = made.get(from) ?? []
    const link = links.length > 1 ? links.find((each) => each.from === from) : links[0]
    return link ? [{ from, link }] : []
  })
  const given = new Set(inverse.map(({ link }) => link.from))
  const mapped = new Set(inverse.map(({ from }) => from))
  const others = moveLinks(
    new Map([...present].filter(([key]) => !mapped.has(key))),
    new Map([...former].filter(([key]) => !given.has(key))),
    [],
  )
  return [
    ...inverse.flatMap(({ from, link }) => inverseOfLink(link, from, declarations)),
    ...rulesOf(others, { before: present, after: former, valuesOf: () => [] }),
  ]
}
