/**
 * Keys of pictures that do not exist yet. Their products, and whatever points at those, stay out of the catalogue:
 * whoever renders a picture takes its key away from here.
 */
export const waiting: readonly string[] = ['ta', 'tq', 'tf', 'tg', 'tp', 'te', 'tw', 'lp', 'li', 'ct', 'cg', 'tz', 'pa', 'bd', 'tu', 'ab', 'eb', 'ec', 'ep', 'vp', 'ae', 'po', 'sp', 'go', 'ob', 'gt', 'gc', 'su', 'gz', 'xt', 'xe', 'ea', 'en', 'et', 'yt', 'ye', 'yp', 'yb', 'gu', 'ci', 'mp', 'am', 'qe', 'cr', 'at', 'ms', 'ca', 'ba', 'sd', 'cv', 'fh', 'fl', 'fc', 'fu', 'do', 'ft', 'fe', 'fg', 'rc', 'rl', 'pc', 'kw', 'nb', 'pr', 'gr', 'tr', 'jk', 'pt', 'de', 'pl', 'ad']
