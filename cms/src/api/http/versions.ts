import { contractShapes } from '@vitrine/contract/endpoints/contract-shapes'
import type { VersionsAnswer } from '@vitrine/contract/internal'
import type { Payload } from 'payload'
import { isSchemaNewer } from '#src/platform/monitoring/schema-state.ts'
import manifest from '../../../package.json' with { type: 'json' }

let contract: ReturnType<typeof contractShapes> | undefined

/** Release, contract and state of the schema, for the sites and the doctor. */
export async function readVersions(payload: Payload): Promise<VersionsAnswer> {
  contract ??= contractShapes()
  return {
    release: manifest.version,
    contract: await contract,
    schema_is_newer: await isSchemaNewer(payload),
  }
}
