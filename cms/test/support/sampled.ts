/**
 * True in the nightly run, which runs each test that imports this file a second time, with all of its
 * cases.
 */
export const isNight = process.env['VITRINE_TESTS'] === 'night'

/**
 * Cases of a table: those that are chosen in the gate, all at night. Each fact keeps a case in the gate.
 */
export const sampled = <Case>(
  cases: readonly Case[],
  isChosen: (one: Case, place: number) => boolean,
): Case[] => cases.filter((one, place) => isNight || isChosen(one, place))
