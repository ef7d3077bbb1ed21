/** Id of the list of other makers' names. */
export const makersId = 'searches-makers'
