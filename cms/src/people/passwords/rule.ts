import { passwordLength } from '@vitrine/contract/shapes/person'
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** Why a password is refused, as a key of the contract's words. */
export type PasswordProblem =
  | 'tooShort'
  | 'tooLong'
  | 'commonPassword'
  | 'currentPassword'
  | 'samePassword'

/**
 * Fewer guesses than this are tried online within days: zxcvbn's score 2 and below ("protection
 * from throttled attacks").
 */
const fewestGuesses = 1e6

/**
 * How far down a list of common passwords and words a password may not be, also with digits and
 * signs around it.
 */
const mostUsed = 10_000

/** Characters that are estimated: more change no answer, and the time grows with their square. */
const longest = 32

/** What is known of the owner of an account: name, company, e-mail address. */
export type Owner = readonly string[]

let estimator: Promise<ZxcvbnFactory> | undefined

/** Loaded with the first password: the lists take some 60 MB. They stay on the server. */
function loadEstimator(): Promise<ZxcvbnFactory> {
  estimator ??= Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-pt-br'),
    import('@zxcvbn-ts/language-es-es'),
    import('@zxcvbn-ts/language-en'),
  ]).then(
    ([{ ZxcvbnFactory }, common, pt, es, en]) =>
      new ZxcvbnFactory({
        graphs: common.adjacencyGraphs,
        dictionary: {
          passwords: common.dictionary['passwords-common'],
          wordsPt: pt.dictionary['commonWords-pt-br'],
          knownPt: pt.dictionary['wikipedia-pt-br'],
          wordsEs: es.dictionary['commonWords-es-es'],
          namesPt: pt.dictionary['firstnames-pt-br'],
          namesEs: es.dictionary['firstnames-es-es'],
          namesEn: en.dictionary['firstnames-en'],
        },
      }),
  )
  return estimator
}

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const letters: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
const unleet = (text: string): string =>
  [...text].map((character) => letters[character] ?? character).join('')

const wordsOf = (owner: Owner): string[] =>
  owner
    .flatMap((given) => {
      const words = plain(given).split(/[^\p{L}\p{N}]+/u)
      return [
        ...words,
        ...plain(given)
          .split('@')
          .map((part) => part.replace(/[^\p{L}\p{N}]+/gu, '')),
      ]
    })
    .filter((word) => word.length >= 3)
    .toSorted((a, b) => b.length - a.length)

/** Whether hardly more than the owner's own words, digits and signs is in the text. */
function isMadeOfOwner(text: string, words: readonly string[]): boolean {
  const rest = words
    .filter((word) => word.length >= 4)
    .reduce((left, word) => left.replaceAll(word, ' '), text)
  return rest !== text && rest.replace(/[^\p{L}]+/gu, '').length < 4
}

/** Whether a word of the lists stands in it with nothing but digits and signs around. */
function isMostUsed(
  text: string,
  { check }: { check: (text: string) => ReturnType<ZxcvbnFactory['check']> },
): boolean {
  const core = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  if (core.length < 3) return false
  const { sequence } = check(core)
  const [first] = sequence
  return (
    sequence.length === 1 &&
    first !== undefined &&
    'rank' in first &&
    typeof first.rank === 'number' &&
    first.rank <= mostUsed
  )
}

/**
 * THE rule for passwords, of members and staff alike (ASVS 5.0, 6.2): their length, not guessable,
 * not among the most
 * used, not made of what is known of the owner.
 */
export async function findPasswordProblem(
  password: string,
  owner: Owner,
): Promise<PasswordProblem | undefined> {
  const length = [...password].length
  if (length < passwordLength.min) return 'tooShort'
  if (password.length > passwordLength.max) return 'tooLong'
  const words = wordsOf(owner)
  const text = plain(password)
  if ([text, unleet(text)].some((spelled) => isMadeOfOwner(spelled, words))) return 'commonPassword'
  const factory = await loadEstimator()
  const check = (given: string) => factory.check(given, words)
  const { guesses } = check(password.slice(0, longest))
  return guesses < fewestGuesses ||
    [text, unleet(text)].some((spelled) => isMostUsed(spelled.slice(0, longest), { check }))
    ? 'commonPassword'
    : undefined
}
