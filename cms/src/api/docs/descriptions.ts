import { localeCodes } from '@vitrine/configuration/locales'

/** Description of each tag (group of calls), keyed by the first path segment. */
export const tagDescriptions: Record<string, string> = {
  'restricted-area': 'Members: registration, log-in, their account and documents for them alone.',
  layout: 'Header, footer, menus and settings that every page shares.',
  appearance: 'Name, logo, colors, fonts and corners that the staff chose.',
  seo: 'Title and description of an address.',
  home: 'The front page.',
  search: 'One search across products, applications, publications and news.',
  newsletter: 'Subscription to the newsletter, confirmed by mail.',
  institutional: 'The page about the company.',
  pages: 'Pages that the staff made of blocks.',
  news: 'News and their texts.',
  'news-categories': 'The categories that news are filtered by.',
  solutions: 'Solutions and their applications, as one list.',
  application: 'One application of products.',
  contact: 'Messages to a department.',
  'work-with-us': 'Job applications with a CV.',
  products: 'The product catalogue.',
  'product-category': 'One category with its subcategories.',
  'part-numbers':
    'Part numbers as records for copies of the catalogue, by the number of their change.',
  records:
    'Products, publications, news, distributors, certificates and documents as records for copies.',
  attributes: 'Dictionary of the attributes that part numbers state.',
  gtins: 'Part numbers by the GTIN on their packing.',
  parts: 'Parts lists: part numbers with quantities, from an address or a pasted text.',
  'cross-references': 'Numbers of other makers, and the part numbers that stand in for them.',
  tooling: 'What applies part numbers: dies, tools and conditions, as the company states them.',
  certificates: 'Certificates of the company and of its products, with their validity.',
  produto: 'Who sells a product.',
  'knowledge-base': 'Technical publications by section.',
  consent: 'Proof of a choice of cookies.',
  privacy: 'Requests of a person about their data.',
}

/**
 * Parameter descriptions, keyed by location and name, and by call where a name has several
 * meanings.
 */
export const parameterDescriptions: Record<string, string> = {
  'query search': 'Words to search for; without them everything is listed.',
  'query page': 'Number of the page, from 1.',
  'query perPage': 'Entries of a page.',
  'query orderBy': 'What the list is sorted by.',
  'query order': 'Direction of the order; without it the one usual for `orderBy`.',
  'path section': 'Slug of the section, also a former one.',
  'query url': 'Path of the address with its query, from the first slash.',
  'query category': 'Slug of the category, also a former one.',
  'path id': 'Id or slug of the document, also a former slug.',
  'query kind': 'Which of both is listed.',
  'query solution': 'Slug of the solution that the application belongs to.',
  'query type': 'Slug of the education level.',
  'query subcategory': 'Slug of the subcategory, also a former one.',
  'query filter':
    'Values of attributes, `key:value`; repeat the parameter. Values of one key are alternatives.',
  'path code': 'Part number in any spelling.',
  'query changes_since':
    'Number of the last change that a copy has, from 0: what changed since, and what is gone.',
  'query after': 'Number from which a list continues: `next` of the last page.',
  'query locales': 'Languages of the records, separated by commas, or `*` for all.',
  'query limit': 'Records of a page.',
  'query state': 'State of the life cycle.',
  'path publication': 'Slug of the publication, also a former one.',
  'path document': 'Id of the document.',
  'path gtin': 'GTIN with its check digit, 8 to 14 digits.',
  'query numbers': 'Numbers of other makers in any spelling, one a line.',
  'query maker': 'Slug of another maker.',
  'query items': 'Part numbers with quantities: `XY-50-10:25,XY-70`.',
  'path token': 'The token of the mailed link.',
}

/** Example values of parameters without an enum. */
export const parameterExamples: Record<string, string> = {
  'query search': 'terminal',
  'query items': 'XY-50-10:25,XY-70',
  'query url': '/produtos',
  'path id': 'terminal-de-cobre',
  'path section': 'instalacao',
  'path publication': 'secao-do-cabo',
  'path document': '12',
  'path code': 'XY-70-8',
  'path gtin': '07891234567895',
  'path token': 'the-token-of-the-mailed-link',
}

/** Descriptions of the shared response schemas, keyed by component name. */
export const schemaDescriptions: Record<string, string> = {
  Attribute: 'What the part numbers of a product differ in: a column of its table.',
  AttributeValue: 'The value of an attribute, in the form of its type; `null` where there is none.',
  Variant: 'A part number with its values by attribute.',
  Curve:
    'Series of points of a product, or of one part number, with the quantity and unit of each axis.',
  DrawingLabel:
    'A label of the drawing: what it states, and where it stands in the file, in the file’s units.',
  Facet: 'An attribute that a list can be filtered by, with its values and their numbers.',
  OtherMaker: 'Another maker, with how many of its numbers are known.',
  CrossReference: 'Another maker’s number and what stands in for it, with its grade.',
  ToolingRole: 'What one part number is to another, such as its die; the company names the roles.',
  ToolingRow:
    'With any of the part numbers of each role, a part number is applied under these conditions; `missing` are conditions that are stated elsewhere and not here.',
  Tooling: 'What applies the part numbers of a product.',
  Titled: 'A document that is only named.',
  LifeMark: 'State of a product or part number, with its name.',
  LifeCycle: 'State of a product or part number with its dates, reason and successor.',
  Successor: 'What replaces a product or part number.',
  ProductCard: 'A product as lists show it.',
  ApplicationCard: 'An application as lists show it.',
  PublicationCard: 'A technical publication as lists show it.',
  PostCard: 'A piece of news as lists show it.',
  SolutionCard: 'A solution as lists show it.',
  PageCard: 'A page of blocks as lists show it.',
  Certificate: 'A certificate with its standard, its validity and its files.',
  Document: 'A file to download; `width` and `height` (px) of what is a picture.',
  CertifiedParts: 'Part numbers that a certificate holds for; empty: all of the product.',
  DocumentHit: 'A file that answers a search, with the page and the text that do.',
  Video: 'A video of YouTube; nothing of it loads before a click.',
  Mark: 'A point of a picture, or a dimension between two, in percent from its top left.',
  SubcategoryCard: 'A subcategory as its category shows it.',
  CategoryCard: 'A category as lists show it.',
  SectionCard: 'A section of the knowledge base.',
  Image: 'A picture with its sizes (px) in AVIF and WebP.',
  ListMeta: 'What a page of a list is of: entries and pages in all.',
  Member: 'A member as they see themselves.',
  Session: 'The token of a log-in and its member; a browser gets the token as a cookie instead.',
  MemberSession: 'A log-in of the member on one device.',
  MemberList: 'A parts list that the member keeps.',
  MemberState: 'What a member may do: waiting, approved, blocked.',
  Options: 'The choices of a field.',
  Receipt: 'The number under which what was sent is found again, and words of thanks.',
  RestrictedSectionCard: 'A section of the restricted area.',
  RestrictedDocument: 'A document for members.',
  FoundDocument: 'A document for members, with the section that holds it.',
  RichText: 'A text as HTML, made by the server from known elements, with its headings.',
  Seo: 'Title and description for search engines.',
}

/** `info.description` of the document. */
export const introduction = [
  `What the site knows, in each of its languages: ${localeCodes.join(', ')}. \`Content-Language\`, or else \`Accept-Language\`, names the locale of an answer; ids are the same in all.`,
  'Answers that may be cached carry `ETag` and `Cache-Control`. Errors have a stable `code` and a `message` for people.',
  'A log-in (`session-create`) of a program answers with a token, to be sent as `Authorization: Bearer`.',
].join('\n\n')
