import { run } from './start/launch.mjs'

run({ development: true })
