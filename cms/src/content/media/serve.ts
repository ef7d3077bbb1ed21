import { mediaBase } from '@vitrine/contract/api-base'
import { exportsFolder } from './upload-folders.ts'
import { answerFile, fileNotFound, publicHeaders } from './answer-file.ts'

/**
 * Serves public files (`/media/<name>`, `/media/files/<name>`, `/media/exports/<name>`), immutable because their names
 * contain a hash of the content.
 */
export async function serveMedia(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname
    .slice(mediaBase.length)
    .split('/')
    .map(decodeURIComponent)
  const name = path.at(-1) ?? ''
  const folder =
    path.length === 1
      ? 'media'
      : path.length === 2 && path[0] === 'files'
        ? 'media/files'
        : path.length === 2 && path[0] === exportsFolder
          ? exportsFolder
          : undefined
  if (folder === undefined || !/^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u.test(name) || name.includes('..'))
    return fileNotFound()
  return answerFile(request, `${folder}/${name}`, publicHeaders(name))
}
