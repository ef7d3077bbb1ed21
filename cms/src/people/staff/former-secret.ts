import { createHash } from 'node:crypto'
import { JWTAuthentication } from 'payload'
import type { AuthStrategy } from 'payload'
import { environment } from '#src/platform/environment.ts'

/** Payload's key derived from a secret (`payload/dist/index.js`, 3.90). */
const keyOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex').slice(0, 32)

/**
 * Accepts sessions signed with the former secret during a change of secrets. Payload signs with the
 * new one when it refreshes them.
 */
export const formerSecretStrategies: AuthStrategy[] =
  environment.PAYLOAD_SECRET_BEFORE === undefined
    ? []
    : [
        {
          name: 'former-secret',
          authenticate: ({ payload, ...rest }) =>
            JWTAuthentication({
              ...rest,
              strategyName: 'local-jwt',
              payload: Object.create(payload, {
                secret: { value: keyOf(environment.PAYLOAD_SECRET_BEFORE ?? '') },
              }),
            }),
        },
      ]
