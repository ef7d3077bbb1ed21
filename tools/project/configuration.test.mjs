import { expect, test } from 'vitest'
import { defineSite } from '../../packages/configuration/src/site-configuration.ts'
import * as earlier from '../../packages/contract/src/configuration/site-configuration.ts'

test('the import of a configuration written for 0.1 resolves', () =>
  expect(earlier.defineSite).toBe(defineSite))
