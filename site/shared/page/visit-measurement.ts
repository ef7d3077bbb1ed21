/** Endpoint for the speed of pages that visitors saw, as their browsers measured it. */
export const visitMeasurementPath = '/visit-measurements'

/** Phones, and whatever else is narrow and touched; everything else is a desktop. */
export const devices = ['phone', 'desktop'] as const
export type Device = (typeof devices)[number]

/** Largest values that a browser can mean, ms; CLS has no unit. */
export const measurementLimits = { lcp: 120_000, inp: 120_000, ttfb: 120_000, cls: 100 } as const

/** Name of a measurement. */
export type Measurement = keyof typeof measurementLimits

/** What a browser sends of a visit, once: nothing of the visitor, and no text. */
export type VisitMeasurement = { screen: string; device: Device } & {
  [name in Measurement]?: number
}
