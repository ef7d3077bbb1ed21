import type { Handler } from './handler.ts'
import { downloadDocument } from './restricted/restricted-download.ts'

export const restrictedDocumentRead: Handler<'restricted-document-read'> = (
  reading,
  { params },
  { session },
) => downloadDocument(reading, params.document, session)
