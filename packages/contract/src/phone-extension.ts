/** Word or sign before an extension, in the languages of the site and of its neighbours. */
const extension =
  /(?:\bramal|\banexo|\binterno|\bext(?:ension|ensión|ensão|\b)\.?|\bx|\br\.|\bdurchwahl|\bnebenstelle|#)\s?[.:]?\s?(\d{1,6})\s*$/i

/** A telephone number without its extension, and the digits of that: `(11) 3333-4444 ramal 21`. */
export function splitExtension(text: string): { number: string; extension: string | undefined } {
  const found = extension.exec(text)
  return found === null
    ? { number: text, extension: undefined }
    : { number: text.slice(0, found.index).replace(/[\s,;/-]+$/, ''), extension: found[1] }
}
