import type { FastifyBaseLogger } from 'fastify'
import { internalCalls } from '@vitrine/contract/calls'
import { compareContracts, contractShapes } from '@vitrine/contract/endpoints/contract-shapes'
import type { ContractShapes } from '@vitrine/contract/endpoints/contract-shapes'
import { versionsAnswer } from '@vitrine/contract/internal'
import type { Metrics } from '#server/http/metrics.ts'
import type { Upstream } from './upstream.ts'

let own: Promise<ContractShapes> | undefined

/**
 * Compares the contract version of this build with that of the cms and reports the result in the
 * log and the metrics. A difference does not stop the site: pages are served as long as the answers
 * match their schemas. A server that reports no version counts as equal.
 */
export async function compareWithCms({
  upstream,
  metrics,
  log,
}: {
  upstream: Upstream
  metrics: Metrics
  log: FastifyBaseLogger
}): Promise<void> {
  own ??= contractShapes()
  try {
    const answer = await upstream.fetchInternal(internalCalls.versions.path)
    if (answer.status !== 200)
      return log.info({ status: answer.status }, 'the cms tells no versions: it may be older')
    const {
      release,
      contract,
      schema_is_newer: isReadOnly,
    } = versionsAnswer.parse(JSON.parse(answer.text))
    const difference = compareContracts(await own, contract)
    metrics.contractEqual.set(difference ? 0 : 1)
    if (difference)
      log.warn(
        { release, ...difference },
        'the cms speaks another contract; serving what both understand',
      )
    if (isReadOnly)
      log.warn({ release }, 'the cms is older than the schema of its database and refuses to save')
  } catch (error) {
    log.warn({ err: error }, 'the versions of the cms could not be compared')
  }
}
