import { execFile, spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { hasProgram } from './debian-programs.mjs'
import { freePort } from '../project/ports.mjs'

const run = promisify(execFile)

/** Time in which the server is up, ms: 12 s on a quiet machine. */
const startTimeoutMs = 90_000

/** Settings of a Ceph of one monitor and one store in memory, on loopback. */
const settings = (folder, id, monitor) => `[global]
fsid = ${id}
mon_host = v2:127.0.0.1:${monitor}
keyring = ${folder}/keyring
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 1
osd_pool_default_pg_autoscale_mode = off
osd_crush_chooseleaf_type = 0
mon_allow_pool_size_one = true
osd_objectstore = memstore
memstore_device_bytes = 2147483648
ms_bind_ipv6 = false
public_addr = 127.0.0.1
cluster_addr = 127.0.0.1
run_dir = ${folder}/run
admin_socket = ${folder}/run/$name.asok
log_file = ${folder}/$name.log
log_to_stderr = false
mon_data = ${folder}/mon
osd_data = ${folder}/osd
rgw_data = ${folder}/rgw
mon_data_avail_warn = 1
mon_data_avail_crit = 1
rgw_thread_pool_size = 32
`

/**
 * Starts Debian's Ceph Object Gateway on loopback, for tests: the S3 server of many providers, which
 * checks signatures, ranges and conditions. Nothing is kept on the disk.
 *
 * @returns Its variables for a cms, without `S3_BUCKET`, and what stops and resumes it.
 */
export async function startS3Server() {
  if (!(await hasProgram('/usr/bin/radosgw', ['radosgw', 'ceph-mon', 'ceph-osd'])))
    throw new Error('Ceph could not be installed')
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-s3-'))
  for (const name of ['mon', 'osd', 'run', 'rgw']) mkdirSync(join(folder, name))
  const [monitor, port] = [await freePort(), await freePort()]
  const id = randomUUID()
  writeFileSync(join(folder, 'ceph.conf'), settings(folder, id, monitor))
  const env = { ...process.env, CEPH_CONF: join(folder, 'ceph.conf') }
  const call = (program, ...args) => run(program, args, { env, timeout: startTimeoutMs })
  const children = []
  const start = (program, ...args) => {
    const child = spawn(program, [...args, '-f'], { env, stdio: 'ignore' })
    children.push(child)
    return child
  }
  const stop = async () => {
    for (const child of children.toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      const ended = new Promise((done) => child.once('exit', done))
      child.kill('SIGKILL')
      await ended
    }
    rmSync(folder, { recursive: true, force: true })
  }
  const accessKey = randomBytes(10).toString('hex')
  const secretKey = randomBytes(20).toString('hex')
  const until = Date.now() + startTimeoutMs
  const untilTrue = async (what, ask) => {
    while (!(await ask())) {
      if (Date.now() > until) throw new Error(`${what} did not start`)
      await wait(100)
    }
  }
  const url = `http://127.0.0.1:${port}`
  const startGateway = async () => {
    const gateway = start(
      'radosgw',
      '-n',
      'client.admin',
      `--rgw-frontends=beast endpoint=${url.slice(7)}`,
    )
    const answers = () =>
      fetch(url).then(
        (answer) => answer.ok,
        () => false,
      )
    await untilTrue('the gateway', answers)
    return gateway
  }
  try {
    const keyring = join(folder, 'keyring')
    const key = (name, ...caps) =>
      call(
        'ceph-authtool',
        keyring,
        '--gen-key',
        '-n',
        name,
        ...caps.flatMap((cap) => ['--cap', ...cap]),
      )
    await call('ceph-authtool', '--create-keyring', keyring)
    await key('mon.', ['mon', 'allow *'])
    await key('client.admin', ['mon', 'allow *'], ['osd', 'allow *'])
    await key('osd.0', ['mon', 'allow profile osd'], ['osd', 'allow *'])
    const map = join(folder, 'monmap')
    await call(
      'monmaptool',
      '--create',
      '--fsid',
      id,
      '--addv',
      'a',
      `[v2:127.0.0.1:${monitor}]`,
      map,
    )
    await call('ceph-mon', '--mkfs', '-i', 'a', '--monmap', map, '--keyring', keyring)
    start('ceph-mon', '-i', 'a')
    const store = randomUUID()
    await call('ceph', 'osd', 'new', store)
    await call('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', store)
    start('ceph-osd', '-i', '0')
    // the gateway waits for ever for pools that it made before there was a store
    await untilTrue('the store', async () =>
      (await call('ceph', 'osd', 'stat')).stdout.includes('1 up'),
    )
    await call(
      'radosgw-admin',
      'user',
      'create',
      '--uid=vitrine',
      '--display-name=Vitrine',
      `--access-key=${accessKey}`,
      `--secret-key=${secretKey}`,
    )
    let gateway = await startGateway()
    return {
      variables: {
        STORAGE: 's3',
        S3_ENDPOINT: url,
        S3_ACCESS_KEY_ID: accessKey,
        S3_SECRET_ACCESS_KEY: secretKey,
      },
      /** Ends the gateway, whose buckets stay. */
      pause: async () => {
        const ended = new Promise((done) => gateway.once('exit', done))
        gateway.kill('SIGKILL')
        await ended
      },
      resume: async () => void (gateway = await startGateway()),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
