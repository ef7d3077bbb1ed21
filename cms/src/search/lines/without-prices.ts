const amount = String.raw`\d+(?:[.,'\s]\d{3})*(?:[.,]\d{1,4})?`
const before = String.raw`(?:[a-z]{0,2}\$s?|[€£¥]|(?:brl|usd|eur|gbp|ars|clp|cop|mxn|pen|uyu|chf)(?![a-z]))`
const after = String.raw`(?:[€£¥]|(?:brl|usd|eur|gbp|ars|clp|cop|mxn|pen|uyu|chf|reais|euros?|dolares|dollars?)(?![a-z0-9]))`

/** Amounts of money, surest first: `3,20 €` before `€ 10`. */
const prices = [
  new RegExp(String.raw`(?<![a-z0-9.,/-])\d+(?:[.,]\d{3})*[.,]\d{2}\s*${after}`, 'g'),
  new RegExp(String.raw`(?<![a-z0-9])${before}\s*${amount}`, 'g'),
  new RegExp(String.raw`(?<![a-z0-9.,/-])${amount}\s*${after}`, 'g'),
  // `10 x 15,90`: pieces and their price
  /(?<=(?:^|\s)\d+\s?)[x*]\s?\d+[.,]\d{2}(?!\d)/g,
]

/** Folded text with blanks in place of prices, which are no quantities. */
export const withoutPrices = (text: string): string =>
  prices.reduce((left, price) => left.replace(price, (found) => ' '.repeat(found.length)), text)
