import { expect, test } from 'vitest'
import { defineSite } from '../../packages/configuration/src/site-configuration.ts'
import * as earlier from '../../packages/contract/src/configuration/site-configuration.ts'

test('a configuration written for 0.1 finds what it imports', () =>
  expect(earlier.defineSite).toBe(defineSite))
