import type { Field } from 'payload'
import { checkCertificateOnPublish } from '#src/content/certificates/check-on-publish.ts'
import { date, one, select, text, textarea, uploads } from '#src/content/fields/plain.ts'
import { notCopied } from '#src/content/fields/copied-texts.ts'
import { inSections } from '#src/admin/editor/edited-collections.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { editorTexts } from '#texts/editor.js'
import { certificatesTexts } from '#texts/certificates.js'
import { collection } from './define.ts'

const labels = labelsOf(certificatesTexts)
const { sections: sectionNames } = labelsOf(editorTexts)

const kinds = {
  management: labels.management,
  product: labels.product,
  test: labels.test,
  approval: labels.approval,
  other: labels.other,
}

/**
 * Products to which a certificate applies; without products, it is a certificate of the company.
 */
const scope: Field = {
  name: 'scope',
  type: 'array',
  label: labels.scope,
  labels: { singular: labels.scopeProduct, plural: labels.scope },
  admin: { description: labels.scopeHint },
  fields: [
    one('product', labels.scopeProduct, 'products', { required: true }),
    textarea('part_numbers', labels.partNumbers, {
      maxLength: 20_000,
      admin: { description: labels.partNumbersHint },
    }),
  ],
}

/** Certificates; all fields are public except owner and note. */
export const certificates = collection('certificates', {
  names: [labels.certificate, labels.certificates],
  title: 'number',
  columns: ['number', 'standard', 'body', 'valid_until', 'owner', '_status'],
  defaultSort: 'valid_until',
  hooks: { beforeChange: [checkCertificateOnPublish] },
  fields: [
    inSections(
      {
        label: sectionNames.presentation,
        fields: [
          {
            type: 'row',
            fields: [
              text('number', labels.number, { required: true, maxLength: 80, hooks: notCopied }),
              text('standard', labels.standard, { required: true, maxLength: 120 }),
            ],
          },
          text('title', labels.title, { localized: true, maxLength: 160 }),
          {
            type: 'row',
            fields: [
              select('kind', labels.kind, kinds, { required: true, defaultValue: 'product' }),
              text('body', labels.body, { required: true, maxLength: 160 }),
            ],
          },
        ],
      },
      {
        label: sectionNames.validity,
        fields: [
          {
            type: 'row',
            fields: [
              date('valid_from', labels.validFrom, { hooks: notCopied }),
              date('valid_until', labels.validUntil, { hooks: notCopied }),
            ],
          },
        ],
      },
      {
        label: labels.scope,
        fields: [scope, text('plants', labels.plants, { localized: true, maxLength: 300 })],
      },
      {
        label: labels.files,
        fields: [{ ...uploads('files', labels.files, 'files'), hooks: notCopied }],
      },
      {
        label: sectionNames.internal,
        fields: [
          {
            ...one('owner', labels.owner, 'users'),
            admin: {
              description: labels.ownerHint,
              components: {
                Field: {
                  path: '/admin/list-actions/owner-field.tsx#OwnerField',
                  clientProps: { of: 'certificates' },
                },
                Cell: '/admin/fields/owner-cell.tsx#OwnerCell',
              },
            },
          },
          textarea('note', labels.note, { maxLength: 5000 }),
        ],
      },
    ),
  ],
})
