import { apiBase, apiVersion } from './api-base.ts'

/** Path of the OpenAPI document. */
export const openApiPath = `${apiBase}${apiVersion}/openapi.json`

/** Path of the MCP endpoint. */
export const assistantsPath = '/mcp'

/** Path of the catalogue of APIs (RFC 9727). */
export const apiCatalogPath = '/.well-known/api-catalog'

/** Path of the contact for reports of vulnerabilities (RFC 9116). */
export const securityTextPath = '/.well-known/security.txt'

/** Path of the description of the GS1 resolver. */
export const resolverDescriptionPath = '/.well-known/gs1resolver'
