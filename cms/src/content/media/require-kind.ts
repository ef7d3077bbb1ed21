import { readFile } from 'node:fs/promises'
import { ValidationError } from 'payload'
import type { CollectionBeforeOperationHook } from 'payload'
import { textOf, labelsOf } from '#src/platform/labels.ts'
import { fieldsTexts } from '#texts/fields.js'
import { isAnimatedPng } from './carries-metadata.ts'
import { extensionsOf, kindOf } from './file-kinds.ts'
import type { FileKind } from './file-kinds.ts'
import { requiredCompression } from './model-compression.ts'

const labels = labelsOf(fieldsTexts)

const notTaken = labels.notTaken
const mismatch = labels.mismatch
const compressed = labels.compressedModel

/**
 * Accepts uploads of the `allowed` kinds, detected by content, because browsers have no media type
 * for STEP, DXF or DWG; 3D models only if the site can show them. Rejects others with a message in
 * the language of the panel. Runs before Payload's own check, whose message is in English.
 */
export const requireKind =
  (allowed: readonly FileKind[]): CollectionBeforeOperationHook =>
  async ({ args, operation, req, collection }) => {
    const { file } = req
    if ((operation !== 'create' && operation !== 'update') || !file) return args
    const content = file.tempFilePath ? await readFile(file.tempFilePath) : file.data
    const kind = kindOf(file.name, content, allowed)
    const compression =
      typeof kind === 'object' && kind.extensions.includes('glb')
        ? requiredCompression(content)
        : undefined
    const isAnimated = isAnimatedPng(content)
    if (kind && kind !== 'mismatch' && compression === undefined && !isAnimated) {
      file.mimetype = kind.mime
      return args
    }
    const { language } = req.i18n
    const reason =
      compression !== undefined
        ? textOf(compressed({ compression }), language)
        : isAnimated
          ? textOf(labels.animatedPng, language)
          : kind === 'mismatch'
            ? textOf(mismatch, language)
            : textOf(notTaken({ extensions: extensionsOf(allowed).join(', ') }), language)
    const errors = [{ path: 'file', label: file.name, message: `“${file.name}” ${reason}` }]
    throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
  }
