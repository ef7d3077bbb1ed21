/**
 * Files whose regular expressions may take polynomial time, because their input is bounded: 300
 * characters squared are 90,000 steps, below a millisecond.
 *
 * @type {{ files: RegExp, why: string }[]}
 */
export const boundedInputs = [
  {
    files: /^cms\/src\/search\/|^cms\/src\/api\/search\//,
    why: 'a query has at most 200 characters, a line of a list 300 (`maxLineLength`)',
  },
  {
    files: /^cms\/src\/people\/(?:members\/greeting-name|passwords\/rule)\.ts$/,
    why: 'the contract bounds a name to 120 characters and a password to `passwordMax`',
  },
  {
    files:
      /^cms\/src\/(?:admin|content\/(?:fields|variants)|mail|panel-api)\/|^cms\/src\/platform\/dates\.ts$/,
    why: 'fields of the panel have a `maxLength`, and the staff alone write them; a cell has 32,767 characters',
  },
  {
    files: /^packages\/logging\/src\/(?:log-kind|loggable|error-reporter)\.ts$/,
    why: 'lines of the log, cut to some hundred characters; quantifiers of addresses are counted',
  },
  {
    files: /^packages\/contract\/src\/product\/drawing-labels\.ts$/,
    why: 'drawings that the staff upload, checked before',
  },
  {
    files:
      /^site\/server\/(?:artifacts|pages\/uncached-pages)|^site\/shared\/page\/contact-line\.ts$/,
    why: 'pages that the site rendered, and texts of the staff',
  },
  {
    files: /^site\/server\/api-gateway\/upstream\.ts$/,
    why: 'an address of the environment, read once',
  },
]
