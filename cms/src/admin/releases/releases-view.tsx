import { pageView } from '#src/admin/panel/panel-view.tsx'
import { LazyReleases } from './lazy-releases.tsx'
import './releases.css'

/** Page of releases: what goes live together, at which time. */
export const ReleasesView = pageView('releases', LazyReleases, () => ({}))
