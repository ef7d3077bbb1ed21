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

/** Time limit of the start, ms: 12 s on an idle machine. */
const startTimeoutMs = 90_000

/** Configuration of a Ceph with one monitor and one store in memory, on loopback. */
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

/** Ceph's programs in a folder of their own. */
class Ceph {
  #children = []
  #env
  #until = Date.now() + startTimeoutMs

  constructor(folder, monitorPort) {
    this.folder = folder
    this.id = randomUUID()
    for (const name of ['mon', 'osd', 'run', 'rgw']) mkdirSync(join(folder, name))
    writeFileSync(join(folder, 'ceph.conf'), settings(folder, this.id, monitorPort))
    this.#env = { ...process.env, CEPH_CONF: join(folder, 'ceph.conf') }
  }

  /** Runs a command to its end. */
  call(program, ...args) {
    return run(program, args, { env: this.#env, timeout: startTimeoutMs })
  }

  /** Starts a program that runs until it is ended. */
  start(program, ...args) {
    const child = spawn(program, [...args, '-f'], { env: this.#env, stdio: 'ignore' })
    this.#children.push(child)
    return child
  }

  /** Resolves when `isUp` returns true; rejects after the time limit of the start. */
  async untilUp(name, isUp) {
    while (!(await isUp())) {
      if (Date.now() > this.#until) throw new Error(`${name} did not start`)
      await wait(100)
    }
  }

  async stop() {
    for (const child of this.#children.toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      await kill(child)
    }
    rmSync(this.folder, { recursive: true, force: true })
  }
}

async function kill(child) {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
}

/** Starts the monitor and the store. */
async function startStore(ceph, monitorPort) {
  const keyring = join(ceph.folder, 'keyring')
  const key = (name, ...caps) =>
    ceph.call(
      'ceph-authtool',
      keyring,
      '--gen-key',
      '-n',
      name,
      ...caps.flatMap((cap) => ['--cap', ...cap]),
    )
  await ceph.call('ceph-authtool', '--create-keyring', keyring)
  await key('mon.', ['mon', 'allow *'])
  await key('client.admin', ['mon', 'allow *'], ['osd', 'allow *'])
  await key('osd.0', ['mon', 'allow profile osd'], ['osd', 'allow *'])
  const map = join(ceph.folder, 'monmap')
  const monitor = `[v2:127.0.0.1:${monitorPort}]`
  await ceph.call('monmaptool', '--create', '--fsid', ceph.id, '--addv', 'a', monitor, map)
  await ceph.call('ceph-mon', '--mkfs', '-i', 'a', '--monmap', map, '--keyring', keyring)
  ceph.start('ceph-mon', '-i', 'a')
  const store = randomUUID()
  await ceph.call('ceph', 'osd', 'new', store)
  await ceph.call('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', store)
  ceph.start('ceph-osd', '-i', '0')
  // a gateway that creates its pools before a store exists waits forever
  await ceph.untilUp('the store', async () =>
    (await ceph.call('ceph', 'osd', 'stat')).stdout.includes('1 up'),
  )
}

/** Starts the S3 gateway on a port of loopback; resolves with its process. */
async function startGateway(ceph, port) {
  const endpoint = `127.0.0.1:${port}`
  const gateway = ceph.start(
    'radosgw',
    '-n',
    'client.admin',
    `--rgw-frontends=beast endpoint=${endpoint}`,
  )
  await ceph.untilUp('the gateway', () =>
    fetch(`http://${endpoint}`).then(
      (answer) => answer.ok,
      () => false,
    ),
  )
  return gateway
}

/**
 * Starts Debian's Ceph Object Gateway on loopback, for tests: the S3 server of many providers,
 * which checks signatures, ranges and conditions. Data are in memory.
 *
 * @returns Variables for a cms, without `S3_BUCKET`, and functions that stop and resume the server.
 */
export async function startS3Server() {
  if (!(await hasProgram('/usr/bin/radosgw', ['radosgw', 'ceph-mon', 'ceph-osd'])))
    throw new Error('Ceph could not be installed')
  const [monitorPort, port] = [await freePort(), await freePort()]
  const ceph = new Ceph(mkdtempSync(join(tmpdir(), 'vitrine-s3-')), monitorPort)
  const accessKey = randomBytes(10).toString('hex')
  const secretKey = randomBytes(20).toString('hex')
  try {
    await startStore(ceph, monitorPort)
    await ceph.call(
      'radosgw-admin',
      'user',
      'create',
      '--uid=vitrine',
      '--display-name=Vitrine',
      `--access-key=${accessKey}`,
      `--secret-key=${secretKey}`,
    )
    let gateway = await startGateway(ceph, port)
    return {
      variables: {
        STORAGE: 's3',
        S3_ENDPOINT: `http://127.0.0.1:${port}`,
        S3_ACCESS_KEY_ID: accessKey,
        S3_SECRET_ACCESS_KEY: secretKey,
      },
      /** Ends the gateway; its buckets remain. */
      pause: () => kill(gateway),
      resume: async () => void (gateway = await startGateway(ceph, port)),
      stop: () => ceph.stop(),
    }
  } catch (error) {
    await ceph.stop()
    throw error
  }
}
