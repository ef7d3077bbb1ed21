import { parse } from '@messageformat/parser'

/**
 * A message of a catalogue (ICU MessageFormat) as JavaScript.
 *
 * @typedef {object} CompiledMessage
 * @property {string} code An expression: a string, or a function of one object when there are
 *   values.
 * @property {Map<string, 'string | number' | 'string' | 'number'>} values Names and types of the
 *   values.
 * @property {boolean} formats True if the code uses `number`.
 * @property {boolean} chooses True if the code uses `plural`.
 */

/**
 * Compiles a message to code that formats with `number(value, locale)` and
 * `plural(count, locale, cases)`. Takes `{name}`, `{name, number}`, `plural`, `selectordinal`
 * and `select`; dates and units are formatted by the caller.
 *
 * @param {string} message
 * @param {string} locale Locale code, passed to `number` and `plural`.
 * @param {string | undefined} tag BCP 47 tag, whose plural categories the message may use; all
 *   categories without one.
 * @returns {CompiledMessage}
 * @throws {Error} With position, for a syntax error or an unsupported format.
 */
export function compileMessage(message, locale, tag) {
  const compiled = { values: new Map(), formats: false, chooses: false }
  const code = literalOf(parse(message, categoriesOf(tag)), {
    locale,
    compiled,
    counted: undefined,
  })
  return { ...compiled, code: compiled.values.size === 0 ? code : `(v) => ${code}` }
}

/** Plural categories of the language; a case for any other category would never be used. */
function categoriesOf(tag) {
  if (tag === undefined) return {}
  const of = (type) => new Intl.PluralRules(tag, { type }).resolvedOptions().pluralCategories
  return { cardinal: of('cardinal'), ordinal: of('ordinal') }
}

/**
 * Expression for tokens: a plain string without values, the value alone if it is a string,
 * otherwise a template literal.
 */
function literalOf(tokens, scope) {
  const parts = tokens.map((token) => partOf(token, scope))
  if (parts.every(({ text }) => text !== undefined))
    return JSON.stringify(tokens.map(({ value }) => value).join(''))
  if (parts.length === 1 && tokens[0].type !== 'argument') return parts[0].expression
  return `\`${parts.map(({ text, expression }) => text ?? `\${${expression}}`).join('')}\``
}

function partOf(token, scope) {
  const { locale, compiled, counted } = scope
  switch (token.type) {
    case 'content':
      return { text: token.value.replaceAll(/[\\`]|\$\{/g, String.raw`\$&`) }
    case 'argument':
      return { expression: valueOf(token.arg, 'string | number', compiled) }
    case 'octothorpe':
      compiled.formats = true
      return { expression: `number(${counted}, '${locale}')` }
    case 'function':
      if (token.key !== 'number' || token.param)
        throw new Error(`{${token.arg}, ${token.key}} is not supported: only {name, number} is.`)
      compiled.formats = true
      return { expression: `number(${valueOf(token.arg, 'number', compiled)}, '${locale}')` }
    case 'plural':
    case 'selectordinal': {
      if (token.pluralOffset)
        throw new Error(`{${token.arg}} has an offset, which is not supported.`)
      compiled.chooses = true
      const count = valueOf(token.arg, 'number', compiled)
      const cases = casesOf(token, { ...scope, counted: count })
      const ordinal = token.type === 'selectordinal' ? ", 'ordinal'" : ''
      return { expression: `plural(${count}, '${locale}', ${cases}${ordinal})` }
    }
    case 'select': {
      const value = valueOf(token.arg, 'string', compiled)
      const cases = casesOf(token, scope)
      return { expression: `((c) => c[${value}] ?? c.other)(${cases})` }
    }
    default:
      throw new Error(`${token.type} is not supported.`)
  }
}

function casesOf(token, scope) {
  if (!token.cases.some(({ key }) => key === 'other'))
    throw new Error(`{${token.arg}, ${token.type}} has no case “other”.`)
  const cases = token.cases.map(
    ({ key, tokens }) => `${JSON.stringify(key)}: ${literalOf(tokens, scope)}`,
  )
  return `{ ${cases.join(', ')} }`
}

/** Types of a value, strictest last: a value of a plural is a number in the whole message. */
const types = ['string | number', 'string', 'number']

function valueOf(name, type, { values }) {
  if (!/^[a-z][\w]*$/i.test(name)) throw new Error(`{${name}} is not a name of letters and digits.`)
  if (types.indexOf(type) > types.indexOf(values.get(name))) values.set(name, type)
  return `v.${name}`
}
