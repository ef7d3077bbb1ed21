import { widerNetwork } from '@vitrine/http/client-network'

const megabyte = 1024 * 1024

/**
 * Maximum bytes of bodies that are being received: of all clients; of one network, of which the
 * largest form takes half; of the /56 around it.
 */
const limits = { all: 96 * megabyte, network: 24 * megabyte, wider: 48 * megabyte }

/**
 * Memory of request bodies while they arrive, which have no slot yet: a slow client occupies only
 * what it has sent, and no network takes the memory of all.
 */
export class HeldBodies {
  #all = 0
  readonly #byNetwork = new Map<string, number>()

  /** Bytes that are held. */
  get size(): number {
    return this.#all
  }

  /** Counts received bytes; false, and nothing counted, if that exceeds a limit. */
  take(network: string, bytes: number): boolean {
    const wider = widerNetwork(network)
    const exceeds =
      this.#all + bytes > limits.all ||
      this.#of(network) + bytes > limits.network ||
      (wider !== undefined && this.#of(wider) + bytes > limits.wider)
    if (!exceeds) this.#add(network, wider, bytes)
    return !exceeds
  }

  /** Gives bytes back that `take` counted. */
  release(network: string, bytes: number): void {
    this.#add(network, widerNetwork(network), -bytes)
  }

  #of(network: string): number {
    return this.#byNetwork.get(network) ?? 0
  }

  #add(network: string, wider: string | undefined, bytes: number): void {
    this.#all += bytes
    for (const counted of wider === undefined ? [network] : [network, wider]) {
      const size = this.#of(counted) + bytes
      if (size > 0) this.#byNetwork.set(counted, size)
      else this.#byNetwork.delete(counted)
    }
  }
}

/** Bodies that this process receives. */
export const heldBodies = new HeldBodies()
