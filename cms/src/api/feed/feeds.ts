import type { Handlers } from '#src/api/reading/handler.ts'
import { readAttributes } from './attribute-dictionary.ts'
import { findRecords, readPartRecord } from './find-records.ts'
import { matchRecords } from './match-records.ts'
import { readFeed } from './read-feed.ts'
import { readRecordsFile } from './records-file.ts'
import { readStateChanges } from './state-changes.ts'

export const feedsHandlers = {
  'part-numbers-list': async (context, { query: { subcategory, state, filter, ...query } }) =>
    readFeed(
      context,
      'part-numbers',
      query,
      await matchRecords(context, { subcategory, state, filter }),
    ),
  'part-number-read': readPartRecord,
  'state-changes-list': readStateChanges,
  'part-numbers-find': findRecords,
  'product-records-list': (context, { query }) => readFeed(context, 'products', query),
  'publication-records-list': (context, { query }) => readFeed(context, 'publications', query),
  'news-records-list': (context, { query }) => readFeed(context, 'news', query),
  'distributor-records-list': (context, { query }) => readFeed(context, 'distributors', query),
  'certificate-records-list': (context, { query }) => readFeed(context, 'certificates', query),
  'document-records-list': (context, { query }) => readFeed(context, 'documents', query),
  'records-file-read': (context) => readRecordsFile(context),
  'attributes-list': (context) => readAttributes(context),
} satisfies Handlers
