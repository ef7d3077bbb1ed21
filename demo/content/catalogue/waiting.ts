/**
 * Keys of pictures that do not exist yet. Their products, and whatever points at those, stay out of the catalogue:
 * whoever renders a picture takes its key away from here.
 */
export const waiting: readonly string[] = ['tg', 'tz', 'bd', 'ab', 'eb', 'gz', 'yb', 'gu', 'am', 'qe', 'cr', 'at', 'ms', 'ca', 'ba', 'sd', 'fh', 'fl', 'fc', 'fu', 'do', 'fe', 'fg', 'rc', 'rl', 'pc', 'kw', 'nb', 'pr', 'gr', 'tr', 'jk', 'pt', 'de', 'pl', 'ad']
