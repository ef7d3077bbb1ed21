import { programFolders } from '@vitrine/contract/program-paths'
import { gtinForms, isGtin } from '@vitrine/contract/gtin'

/** Key qualifiers of a GTIN in their order in a path (GS1 Digital Link: URI syntax, §4.6). */
const qualifierOrder = ['22', '10', '21']

/** Characters and length of a qualifier (GS1 General Specifications, character set 82). */
const qualifierValue = /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]{1,20}$/

/** Prefix of the paths of a GTIN. */
export const gtinPath = `${programFolders.digitalLink}/`

/**
 * GTIN, 14 digits, of the path of a GS1 Digital Link; undefined if the path is none: wrong length,
 * characters or check digit, an unknown qualifier, or one out of order. One slash at the end is
 * allowed.
 */
export function readTarget(path: string): string | undefined {
  const [gtin = '', ...rest] = path.slice(gtinPath.length).replace(/\/$/, '').split('/')
  if (!isGtin(gtin) || rest.length % 2 !== 0) return undefined
  let last = -1
  for (let index = 0; index < rest.length; index += 2) {
    const place = qualifierOrder.indexOf(rest[index] ?? '')
    const value = decoded(rest[index + 1] ?? '')
    if (place <= last || value === undefined || !qualifierValue.test(value)) return undefined
    last = place
  }
  return gtinForms(gtin)[0]
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
