/** Path of the list of possible lead owners, below Payload's REST API. */
export const ownersPath = '/lead-owners'
