import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { Client } from 'pg'
import { MailServer } from '../../cms/test/support/smtp.ts'
import { freePort } from '../../tools/project/ports.mjs'
import { root } from '../../tools/project/root.mjs'
import { startS3Server } from '../../tools/test/s3-server.mjs'
import { balancerPorts, startBalancer } from './balancer.ts'
import { startDatabasePair } from './database-pair.ts'
import { Program, makeReleases } from './releases.ts'

const bucket = 'vitrine'
const databaseUrl = (port: number) => `postgres://vitrine@127.0.0.1:${port}/postgres`

/** Connection to a database, bypassing the balancer; it may end with its database. */
export async function connectTo(port: number): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl(port) })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

async function makeBucket(variables: Awaited<ReturnType<typeof startS3Server>>['variables']) {
  const client = new S3Client({
    endpoint: variables.S3_ENDPOINT,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: {
      accessKeyId: variables.S3_ACCESS_KEY_ID,
      secretAccessKey: variables.S3_SECRET_ACCESS_KEY,
    },
  })
  await client.send(new CreateBucketCommand({ Bucket: bucket }))
}

/** Loads the small catalogue of the API's tests. */
async function seed(port: number, env: NodeJS.ProcessEnv): Promise<void> {
  execFileSync(process.execPath, ['test/support/seed.ts'], {
    cwd: join(root, 'cms'),
    env: { ...env, NODE_ENV: 'test' },
  })
  const client = await connectTo(port)
  // production rejects the reserved domains of the members' addresses
  await client.query('delete from members')
  await client.end()
}

/**
 * Two sites and two cms of the earlier of two releases, in production, on a database with its
 * standby, a bucket and a mail server, behind HAProxy; with the small catalogue of the API's tests.
 *
 * @param ending - Receives the functions that stop the parts, in the order of their starts.
 */
export async function startNodes(ending: (() => unknown)[]) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-nodes-'))
  chmodSync(folder, 0o755)
  ending.push(() => execFileSync('rm', ['-rf', folder]))
  const [earlier, later] = [join(folder, 'earlier'), join(folder, 'later')]
  await makeReleases(earlier, later)

  const databases = await startDatabasePair(join(folder, 'databases'))
  ending.push(databases.stop)
  const s3 = await startS3Server()
  ending.push(s3.stop)
  const mails = new MailServer()
  await mails.up()
  ending.push(() => mails.down())
  await makeBucket(s3.variables)

  const front = await balancerPorts()
  const sitePorts = [await freePort(), await freePort()] as const
  const cmsPorts = [await freePort(), await freePort()] as const
  const balancer = await startBalancer(folder, front, {
    sites: sitePorts,
    cms: cmsPorts,
    databases: [databases.primary.port, databases.standby.port],
  })
  ending.push(balancer.stop)

  const data = (name: string) => {
    mkdirSync(join(folder, name), { recursive: true })
    return join(folder, name)
  }
  const shared = {
    VITRINE_MODE: 'production',
    PUBLIC_ORIGIN: 'https://www.example.com',
    FEED_SECRET: randomBytes(32).toString('base64'),
  }
  const ofCms = {
    ...shared,
    ...s3.variables,
    S3_BUCKET: bucket,
    DATABASE_URL: databaseUrl(front.database),
    PAYLOAD_SECRET: randomBytes(32).toString('base64'),
    ADMIN_EMAIL: 'ti@example.com',
    ADMIN_PASSWORD: 'a password of the tests',
    SMTP_URL: mails.url,
    MAIL_FROM: 'Site <site@example.com>',
  }
  const onPrimary = {
    PATH: process.env['PATH'],
    ...ofCms,
    DATABASE_URL: databaseUrl(databases.primary.port),
    VITRINE_DATA: data('migrate'),
  }
  const migrate = (release: string) =>
    execFileSync(process.execPath, ['tools/run.mjs', 'migrate'], { cwd: release, env: onPrimary })
  migrate(earlier)
  await seed(databases.primary.port, onPrimary)

  const program = (
    name: 'site' | 'cms',
    port: number,
    number: number,
    env: Record<string, string>,
  ) => {
    const own = `${name}-${number}`
    const made = new Program(
      name,
      port,
      { ...env, VITRINE_DATA: data(own) },
      join(folder, `${own}.log`),
    )
    ending.push(() => made.end('SIGKILL'))
    return made
  }
  const cms = cmsPorts.map((port, number) =>
    program('cms', port, number, { ...ofCms, CMS_PORT: String(port) }),
  )
  const sites = sitePorts.map((port, number) =>
    program('site', port, number, {
      ...shared,
      PORT: String(port),
      HOST: '127.0.0.1',
      API_BASE_URL: `http://127.0.0.1:${front.cms}/api`,
      TRUSTED_PROXIES: '127.0.0.1',
      SITE_PEERS: sitePorts.map((peer) => `http://127.0.0.1:${peer}`).join(','),
    }),
  )
  for (const each of [...cms, ...sites]) await each.start(earlier)
  return {
    base: `http://127.0.0.1:${front.visitors}`,
    cms,
    sites,
    databases,
    mails,
    later,
    migrate,
  }
}
