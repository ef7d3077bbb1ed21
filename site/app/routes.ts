import { layout, route } from '@react-router/dev/routes'
import type { RouteConfig } from '@react-router/dev/routes'
import { localeCodes, locales } from '@vitrine/contract/locales'
import { routeId, routeNames, routePattern, routeRow } from './routes/table.ts'

/** React Router's routes: for each locale its layout, the rows of the table, and what no row has. */
export default localeCodes.map((locale) =>
  layout(`layouts/${locale}.tsx`, { id: `layout___${locale}` }, [
    ...routeNames.map((name) => route(routePattern(name, locale), `screens/${routeRow(name).file}`, { id: routeId(name, locale) })),
    route(`${locales[locale].prefix}/*`, 'errors/unknown-route.tsx', { id: `unknown___${locale}` }),
  ]),
) satisfies RouteConfig
