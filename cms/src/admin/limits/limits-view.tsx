import { pageView } from '#src/admin/panel/panel-view.tsx'
import { LazyLimits } from './lazy-limits.tsx'
import './limits.css'

/** Page of the limits of a subcategory's attributes. */
export const LimitsView = pageView('limits', LazyLimits, () => ({}))
