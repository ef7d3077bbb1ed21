import { data, isRouteErrorResponse } from 'react-router'

/** Code of a navigation whose request got no answer: the browser does not reach the site. */
const code = 'no-answer'

/** Error response of a navigation without an answer. */
export const noAnswer = () => data({ code }, { status: 502 })

export const isNoAnswer = (error: unknown): boolean =>
  isRouteErrorResponse(error) && Object(error.data).code === code
