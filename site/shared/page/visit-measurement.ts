/** Endpoint for performance measurements by visitors' browsers. */
export const visitMeasurementPath = '/visit-measurements'

/** `phone`: narrow screen with touch input; all other devices count as `desktop`. */
export const devices = ['phone', 'desktop'] as const
export type Device = (typeof devices)[number]

/** Maximum plausible values, ms; CLS has no unit. */
export const measurementLimits = { lcp: 120_000, inp: 120_000, ttfb: 120_000, cls: 100 } as const

/** Name of a measurement. */
export type Measurement = keyof typeof measurementLimits

/** Measurements of a visit, sent once; no data of the visitor and no free text. */
export type VisitMeasurement = { screen: string; device: Device } & {
  [name in Measurement]?: number
}
