/**
 * Query parameter, and key of `req.context`, of a save whose changes of the source do not change its
 * meaning: translations stay valid.
 */
export const keepsTranslations = 'keepsTranslations'

/** The same as a request header of the panel's forms. */
export const keepsTranslationsHeader = 'x-form-keeps-translations'
