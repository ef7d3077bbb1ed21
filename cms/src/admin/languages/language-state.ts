import type { LanguageCount } from '#src/publishing/languages/language-answer.ts'

/** State of one language of a document; the keys of its texts (`publishing.json`). */
export const stateOf = ({
  public: isPublic,
  unpublished,
  written,
}: LanguageCount): 'public' | 'changed' | 'draft' | 'absent' =>
  isPublic ? (unpublished ? 'changed' : 'public') : written ? 'draft' : 'absent'
