/** Where the panel asks for the staff who may be given a lead, below Payload's REST. */
export const ownersPath = '/lead-owners'
