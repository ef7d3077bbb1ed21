import { buildWhatChanged } from './build/builds.mjs'
import { prepareSources } from './build/dependencies.mjs'
import { UserFacingError } from './project/user-facing-error.mjs'
import { isProductionInstall } from './project/root.mjs'

/** `npm run build`: installs the packages, compiles the texts and builds what is stale or missing. */
async function build() {
  if (isProductionInstall)
    throw new UserFacingError(
      'The development packages, with which the programs are built, are not installed: run `npm ci`, or build elsewhere and deploy the folder of `npm run release -- <folder>`.',
    )
  await prepareSources()
  await buildWhatChanged()
}

build().catch((error) => {
  process.stderr.write(`${error instanceof UserFacingError ? error.message : error.stack}\n`)
  process.exit(1)
})
