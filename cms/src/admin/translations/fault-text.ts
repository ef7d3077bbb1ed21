import type { ReviewFault } from '#src/translation/fault-shapes.ts'
import type { TranslationFilesTexts } from '#texts/translation-files.js'

/** Faults whose values are names of tags. */
const ofTags: readonly ReviewFault['kind'][] = ['tagsMissing', 'tagsAdded']

/** Text of a fault of a translation. */
export function faultText(fault: ReviewFault, texts: TranslationFilesTexts['faults']): string {
  if (fault.kind === 'tooLong') return texts.tooLong(fault)
  if (!('values' in fault)) return texts[fault.kind]
  const values = ofTags.includes(fault.kind)
    ? fault.values.map((name) => `<${name}>`).join(' ')
    : fault.values.join(', ')
  return texts[fault.kind]({ values })
}
