import { pageView } from '#src/admin/panel/panel-view.tsx'
import { LazyApiKeys } from './lazy-api-keys.tsx'

/** Page of API keys: keys of other programs, their limits and last uses. */
export const ApiKeysView = pageView('api-keys', LazyApiKeys, () => ({}))
