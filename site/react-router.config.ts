import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // every route is known from the first page: no manifest calls while a visitor navigates
  routeDiscovery: { mode: 'initial' },
} satisfies Config
