import { ValidationError } from 'payload'
import type { FieldHook, GlobalConfig } from 'payload'
import { globalAccessOf } from '#src/platform/access/access.ts'
import { translatable } from '#src/platform/access/translator.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { parseRules } from '#src/staff-index/completeness-rules.ts'
import { completenessTexts } from '#texts/completeness.js'

const labels = labelsOf(completenessTexts)

/** Rejects rules with faults, each at its requirement. */
const checkRules: FieldHook = ({ value, req }) => {
  const { rules, problems } = parseRules(value)
  if (problems.length === 0) return value === null || value === undefined ? value : rules
  const { language } = req.i18n
  throw new ValidationError({
    global: 'completeness',
    errors: problems.map(({ path, kind }) => ({
      path: ['rules', ...path].join('.'),
      message: textOf(labels.problems[kind], language),
      label: textOf(labels.title, language),
    })),
    req,
  })
}

/** Rules of the company: what documents need to be complete (`staff-index/completeness`). */
export const completeness: GlobalConfig = {
  slug: 'completeness',
  label: labels.title,
  access: globalAccessOf('completeness'),
  admin: { description: labels.hint },
  versions: { max: 50 },
  fields: translatable([
    {
      name: 'rules',
      type: 'json',
      label: labels.title,
      hooks: { beforeChange: [checkRules] },
      admin: {
        components: { Field: '/admin/completeness/rules-field.tsx#RulesField' },
      },
    },
  ]),
}
