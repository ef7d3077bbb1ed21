/** The button that reopens the notice; the focus goes there when the notice goes away. */
export const controllerId = 'cookies'
