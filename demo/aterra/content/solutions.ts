import { buildingApplications, buildings } from './solutions/buildings.ts'
import { dataApplications, dataRooms } from './solutions/data.ts'
import { distribution, distributionApplications } from './solutions/distribution.ts'
import { industry, industryApplications } from './solutions/industry.ts'
import { solar, solarApplications } from './solutions/solar.ts'
import { substationApplications, substations } from './solutions/substations.ts'
import type { Application, Solution } from './types.ts'

export const solutions: Solution[] = [
  substations,
  distribution,
  buildings,
  industry,
  solar,
  dataRooms,
]

export const applications: Application[] = [
  ...substationApplications,
  ...distributionApplications,
  ...buildingApplications,
  ...industryApplications,
  ...solarApplications,
  ...dataApplications,
]
