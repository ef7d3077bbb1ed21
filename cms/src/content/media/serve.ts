import { mediaBase } from '@vitrine/contract/api-base'
import { exportsFolder } from './upload-folders.ts'
import { answerFile, fileNotFound, publicHeaders } from './answer-file.ts'

/** Path in the storage of a public file at a path of the site; undefined: there can be none. */
export function storedPath(pathname: string): string | undefined {
  if (!pathname.startsWith(mediaBase)) return undefined
  const path = pathname.slice(mediaBase.length).split('/').map(decodeURIComponent)
  const name = path.at(-1) ?? ''
  const folder =
    path.length === 1
      ? 'media'
      : path.length === 2 && path[0] === 'files'
        ? 'media/files'
        : path.length === 2 && path[0] === exportsFolder
          ? exportsFolder
          : undefined
  const isName = /^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u.test(name) && !name.includes('..')
  return folder === undefined || !isName ? undefined : `${folder}/${name}`
}

/**
 * Serves public files (`/media/<name>`, `/media/files/<name>`, `/media/exports/<name>`), immutable because their names
 * contain a hash of the content.
 */
export async function serveMedia(request: Request): Promise<Response> {
  const path = storedPath(new URL(request.url).pathname)
  return path === undefined
    ? fileNotFound()
    : answerFile(request, path, publicHeaders(path.slice(path.lastIndexOf('/') + 1)))
}
