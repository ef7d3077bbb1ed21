/** Id of the button that reopens the notice; focused when the notice closes. */
export const controllerId = 'cookies'
