export const maxApiKeys = 200
export const apiKeyNameMax = 100
export const requestLimits = { default: 600, min: 1, max: 60_000 }
