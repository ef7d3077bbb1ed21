import { z } from 'zod'
import { calls, errorsOfCall } from '../calls.ts'
import type { CallName } from '../calls.ts'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './index.ts'

/** SHA-256 of each call by name, over its row and the JSON Schemas of its parts. */
export type ContractShapes = Record<string, string>

/** Length of a shortened hash, hexadecimal digits. */
const shapeLength = 16

async function shapeOf(name: CallName, { params, query, body, answer }: Endpoint): Promise<string> {
  const parts = [params, query, body, answer].map((part) =>
    z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }),
  )
  const bytes = new TextEncoder().encode(JSON.stringify([calls[name], errorsOfCall(name), parts]))
  const hash = [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))]
  return hash
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, shapeLength)
}

/**
 * Contract of this build, by which two programs detect differing versions. It is derived from the
 * schemas, so no version number has to be raised; configurations with other locales differ too.
 */
export async function contractShapes(): Promise<ContractShapes> {
  const names = Object.keys(calls) as CallName[]
  return Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [name, await shapeOf(name, endpoints[name])] as const),
    ),
  )
}

/** Difference between the contract of another program and the own one: names of calls. */
export interface ContractDifference {
  /** Calls that the other program does not have: it is older. */
  missing: string[]
  /** Calls that only the other program has: it is newer. */
  added: string[]
  /** Calls with other parameters, body or answer. */
  changed: string[]
}

/** Compares contracts; `undefined` if they are equal. */
export function compareContracts(
  own: ContractShapes,
  other: ContractShapes,
): ContractDifference | undefined {
  const difference = {
    missing: Object.keys(own).filter((name) => !(name in other)),
    added: Object.keys(other).filter((name) => !(name in own)),
    changed: Object.keys(own).filter((name) => name in other && other[name] !== own[name]),
  }
  return Object.values(difference).some((names) => names.length > 0) ? difference : undefined
}
