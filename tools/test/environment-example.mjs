import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { environmentVariables as ofTheCms } from '../../cms/src/platform/environment-schema.ts'
import { environmentVariables as ofTheSite } from '../../site/server/environment.ts'
import { defaultCompany } from '../project/configuration.mjs'
import { defaultHeapMb } from '../start/program-commands.mjs'
import { root } from '../project/root.mjs'

/** Variables that only the commands read, not the programs. */
const ofTheCommands = {
  SITE_HEAP_MB: {
    description: 'Limit of V8’s old generation in the site, MB.',
    default: defaultHeapMb.SITE_HEAP_MB,
  },
  CMS_HEAP_MB: {
    description:
      'Limit of V8’s old generation in the cms and in migrate, MB. The default fits 10,000 products; a larger catalogue needs about twice the nodejs_heap_size_used_bytes that /metrics shows at rest.',
    default: defaultHeapMb.CMS_HEAP_MB,
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    description:
      'Address of an OpenTelemetry collector: both programs send it traces, from the request to its SQL, without visitors’ input. Without it no tracing code is loaded.',
    example: 'http://127.0.0.1:4318',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    description: 'Share of the requests that are traced, 0 to 1.',
    default: '1',
  },
  VITRINE_DEMO: {
    description:
      'Demonstration that `npm start` loads into an empty database, with its configuration unless VITRINE_CONFIG is set: a folder of demo; no: none; remove: removes it, and prints what stays and why. Production loads none.',
    default: defaultCompany(),
  },
  DEMO_PASSWORD: {
    description:
      'Password of the demonstration log-ins. Generated once and printed at start unless set.',
  },
  VITRINE_CONFIG: {
    description:
      'File of the configuration that is built, relative to the project. Default: vitrine.config.ts, or the demonstration’s.',
    example: 'vitrine.config.ts',
  },
  CHROMIUM_PATH: {
    description:
      'Path of the browser for tests and measurements. Default: a browser of the system.',
    example: '/usr/bin/chromium',
  },
}

/** Width of a comment, characters. */
const width = 100

function wrap(text) {
  const lines = ['#']
  for (const word of text.split(' ')) {
    if (`${lines.at(-1)} ${word}`.length > width) lines.push('#')
    lines.push(`${lines.pop()} ${word}`)
  }
  return lines
}

/** Description, default and allowed values in a variable's schema. */
function factsOf(schema) {
  const { description, example } = schema.meta() ?? {}
  let inner = schema
  let preset
  while (inner.def.innerType || inner.def.in) {
    if (inner.def.type === 'default') preset = inner.def.defaultValue
    inner = inner.def.innerType ?? inner.def.in
  }
  return { description, example, default: preset, values: inner.options }
}

function entry(name, { description, example, default: preset, values }, programs) {
  const whose = programs.length > 0 ? ` [${programs.join(', ')}]` : ''
  const choice = values ? ` One of: ${values.join(', ')}.` : ''
  const fallback =
    preset === undefined || preset === '' || description.includes('Default')
      ? ''
      : ` Default: ${preset}.`
  return [
    ...wrap(`${description}${choice}${fallback}${whose}`),
    `#${name}=${example ?? preset ?? ''}`,
    '',
  ]
}

/** Text of `.env.example`: every variable with its meaning, unit and default. */
export function environmentExample() {
  const programs = { cms: ofTheCms, site: ofTheSite }
  const names = [...new Set([...Object.keys(ofTheSite), ...Object.keys(ofTheCms)])]
  const lines = [
    '# Made by `node tools/test/environment-example.mjs` from the schemas of the programs.',
    '# Copy to .env: the commands read it; a variable that is set already wins. In brackets: the',
    '# programs that read a variable. Nothing is needed for the demonstration.',
    '',
  ]
  for (const name of names) {
    if (name === 'NODE_ENV') continue
    const readers = Object.keys(programs).filter((program) => name in programs[program])
    lines.push(...entry(name, factsOf(programs[readers[0]][name]), readers))
  }
  for (const [name, facts] of Object.entries(ofTheCommands)) lines.push(...entry(name, facts, []))
  return `${lines.join('\n').trimEnd()}\n`
}

const file = join(root, '.env.example')
if (process.argv[1] === import.meta.filename) {
  if (process.argv[2] !== 'check') writeFileSync(file, environmentExample())
  else if (readFileSync(file, 'utf8') !== environmentExample()) {
    process.stdout.write(
      '.env.example is outdated: run `node tools/test/environment-example.mjs`\n',
    )
    process.exitCode = 1
  }
}
