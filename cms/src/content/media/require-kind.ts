import { readFile } from 'node:fs/promises'
import { ValidationError } from 'payload'
import type { CollectionBeforeOperationHook } from 'payload'
import { label, words } from '#src/platform/labels.ts'
import { extensionsOf, kindOf } from './file-kinds.ts'
import type { FileKind } from './file-kinds.ts'

const notTaken = label(
  'não é de um tipo aceito. Aceitos:',
  'is not of a type that is taken. Taken:',
  'no es de un tipo aceptado. Aceptados:',
)
const mismatch = label(
  'tem o conteúdo diferente do que a extensão diz. Abra o arquivo e salve-o de novo no formato certo.',
  'holds something else than its extension says. Open the file and save it again in the right format.',
  'tiene un contenido distinto de lo que dice la extensión. Ábralo y guárdelo de nuevo en el formato correcto.',
)

/**
 * Accepts uploads of the kinds `allowed`, detected by content, because browsers have no media type
 * for STEP, DXF or DWG. Rejects others in the language of the panel. Runs before Payload's own
 * check, whose message is English.
 */
export const requireKind =
  (allowed: readonly FileKind[]): CollectionBeforeOperationHook =>
  async ({ args, operation, req, collection }) => {
    const { file } = req
    if ((operation !== 'create' && operation !== 'update') || !file) return args
    const content = file.tempFilePath ? await readFile(file.tempFilePath) : file.data
    const kind = kindOf(file.name, content, allowed)
    if (kind && kind !== 'mismatch') {
      file.mimetype = kind.mime
      return args
    }
    const { language } = req.i18n
    const reason =
      kind === 'mismatch'
        ? words(mismatch, language)
        : `${words(notTaken, language)} ${extensionsOf(allowed).join(', ')}.`
    const errors = [{ path: 'file', label: file.name, message: `“${file.name}” ${reason}` }]
    throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
  }
