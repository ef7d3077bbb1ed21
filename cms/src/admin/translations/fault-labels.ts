import { labelsOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { translationFilesTexts } from '#texts/translation-files.js'
import type { ReviewFault } from '#src/translation/fault-shapes.ts'

const { faults: labels } = labelsOf(translationFilesTexts)

/** Faults whose values are names of tags. */
const ofTags: readonly ReviewFault['kind'][] = ['tagsMissing', 'tagsAdded']

/** Text of a fault of a translation. */
export function faultLabel(fault: ReviewFault): Label {
  if (fault.kind === 'tooLong') return labels.tooLong(fault)
  if (!('values' in fault)) return labels[fault.kind]
  const values = ofTags.includes(fault.kind)
    ? fault.values.map((name) => `<${name}>`).join(' ')
    : fault.values.join(', ')
  return labels[fault.kind]({ values })
}
