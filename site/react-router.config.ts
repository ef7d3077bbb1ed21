import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // every route is known from the first page: no manifest calls while a visitor navigates
  routeDiscovery: { mode: 'initial' },
  // a screen's data and its component are always wanted together, and share `load`
  splitRouteModules: false,
} satisfies Config
