import { createRequire, syncBuiltinESMExports } from 'node:module'
import { context, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { registerInstrumentations } from '@opentelemetry/instrumentation'
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { apiBase } from '@vitrine/contract/api-base'
import { internalCalls } from '@vitrine/contract/calls'

/**
 * Traces of one program, from the request to its SQL, sent to `OTEL_EXPORTER_OTLP_ENDPOINT`. Loaded
 * before the program, only if that is set (`program-commands.mjs`); sampling and headers are set by
 * OpenTelemetry's own variables.
 *
 * `?program=site`: name of the service, unless `OTEL_SERVICE_NAME` is set.
 */
const program = new URL(import.meta.url).searchParams.get('program') ?? 'vitrine'

/**
 * Attributes with personal data: addresses of clients, texts of searches, tokens in links
 * (docs/decisions/0027).
 */
const personal = [
  'client.address',
  'client.port',
  'network.peer.address',
  'network.peer.port',
  'user_agent.original',
  'url.query',
  'http.client_ip',
  'http.user_agent',
  'net.peer.ip',
  'net.peer.port',
]
/** Attributes with URLs, whose query is removed. */
const addresses = ['url.full', 'http.url', 'http.target']

/** Sends spans in batches, without personal data. */
class ImpersonalSpans extends BatchSpanProcessor {
  onEnd(span) {
    for (const name of personal) delete span.attributes[name]
    for (const name of addresses)
      if (name in span.attributes)
        span.attributes[name] = String(span.attributes[name]).split('?', 1)[0]
    super.onEnd(span)
  }
}

// compose passes unset variables as empty ones
const sampled = process.env.OTEL_TRACES_SAMPLER_ARG || '1'
const { OTEL_BSP_SCHEDULE_DELAY = '5000' } = process.env
/** Share of the traces that are sampled, 0 to 1. */
const share = Number(sampled)
/** Delay after which finished spans are sent, ms. */
const sendAfterMs = Number(OTEL_BSP_SCHEDULE_DELAY)

const provider = new TracerProvider({
  resource: resourceFromAttributes({
    'service.name': process.env.OTEL_SERVICE_NAME || `vitrine-${program}`,
  }),
  spanProcessors: [
    new ImpersonalSpans({ exporter: new OTLPTraceExporter(), scheduledDelayMillis: sendAfterMs }),
  ],
  // traces that a caller began are always recorded; of new ones a share
  sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
})
context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
propagation.setGlobalPropagator(new W3CTraceContextPropagator())
trace.setGlobalTracerProvider(provider)

/** True for requests of supervisors and of the change feed, which are frequent and not traced. */
const isUnseen = (target) => {
  const path = (target ?? '').split('?', 1)[0] ?? ''
  return ['/healthz', '/readyz', '/metrics', apiBase + internalCalls.changes.path].includes(path)
}

registerInstrumentations({
  instrumentations: [
    new HttpInstrumentation({ ignoreIncomingRequestHook: ({ url }) => isUnseen(url) }),
    new UndiciInstrumentation({ ignoreRequestHook: ({ path }) => isUnseen(path) }),
    // no values of statements
    new PgInstrumentation({ requireParentSpan: true, enhancedDatabaseReporting: false }),
  ],
})

// instrumentation hooks `require`: a module that is loaded here is the instance that the program
// imports later
const require = createRequire(import.meta.url)
for (const name of ['http', 'https', 'pg'])
  try {
    require(name)
  } catch (error) {
    // the site has no database driver
    if (error.code !== 'MODULE_NOT_FOUND') throw error
  }
syncBuiltinESMExports()

for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void provider.forceFlush())
