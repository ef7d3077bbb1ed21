/** Properties of the feeds. */
export const feedsProperties = {
  alternative_texts: { description: 'Alternative texts of the pictures, in their order.' },
  at: { description: 'Instant, ISO 8601.', example: '2026-11-24T12:00:00.000Z' },
  behind: { description: 'How far the feed is behind what the site shows.' },
  boolean: { description: 'The value, if it is yes or no.', example: true },
  change: { description: 'Number of its last change.', example: 1795797593195 },
  codes: { description: 'Part numbers in any spelling, GTINs, or other makers’ numbers.' },
  choice: { description: 'The value, if it is a choice: its key, else its name.', example: 'cu' },
  cross_references: { description: 'Other makers’ numbers for which it stands in.' },
  former: { description: 'What became of a part number that is no longer in the catalogue.' },
  gone: { description: 'What a copy deletes.' },
  more: { description: 'True if there are further pages.', example: false },
  names: { description: 'Names of the stated values by key, in the language.' },
  next: { description: 'Number from which the next page continues.', example: 1795797593195 },
  written_at: { description: 'Instant at which the file was written, ISO 8601.' },
  pending: {
    description:
      'Number of documents and changes whose records may differ from what the site shows; 0: the feed is complete.',
    example: 0,
  },
  seconds: { description: 'Seconds for which the oldest of them has waited.', example: 0 },
  record: {
    description:
      'Whether the record is in the answer (`sent`), not written yet (`not-derived`), or not public in the languages (`other-language`).',
    example: 'sent',
  },
  sha256: {
    description: 'SHA-256 of the bytes of the file, hexadecimal; null if the file is missing.',
    example: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  },
  tooling_names: { description: 'Names of the roles and conditions of tooling, by key.' },
  unit_code: {
    description: 'Code of the unit in UN/ECE Recommendation 20; null if it has none.',
    example: 'MMK',
  },
}
