/**
 * Keys of pictures that do not exist yet. Their products, and whatever points at those, stay out of the catalogue:
 * whoever renders a picture takes its key away from here.
 */
export const waiting: readonly string[] = []
