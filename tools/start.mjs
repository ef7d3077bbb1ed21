import { run } from './launch.mjs'

run({ development: false })
