import { absentModules } from '@vitrine/configuration/modules'
import type { AssistantTool } from './answers/tool.ts'
import { checkList } from './tools/check-list.ts'
import { crossReference } from './tools/cross-reference.ts'
import { findPartNumbers } from './tools/find-part-numbers.ts'
import { findTooling } from './tools/find-tooling.ts'
import { getPartNumber } from './tools/get-part-number.ts'
import { listMemberDocuments } from './tools/list-member-documents.ts'
import { readPublication } from './tools/read-publication.ts'
import { search } from './tools/search.ts'
import { whereToBuy } from './tools/where-to-buy.ts'

/** Tools of the site, without those of modules that are switched off. */
export const tools: readonly AssistantTool[] = [
  search,
  findPartNumbers,
  getPartNumber,
  findTooling,
  crossReference,
  checkList,
  whereToBuy,
  readPublication,
  listMemberDocuments,
].filter(({ module }) => module === undefined || !absentModules.includes(module))
