/**
 * Keys of pictures that do not exist yet. Their products, and whatever points at those, stay out of the catalogue:
 * whoever renders a picture takes its key away from here.
 */
export const waiting: readonly string[] = ['ta', 'tq', 'tf', 'to', 'tg', 'tp', 'te', 'tl', 'tw', 'lp', 'li', 'cc', 'ch', 'ct', 'cg', 'tz', 'pa', 'bd', 'tu', 'ab', 'gl', 'eb', 'ec', 'ap', 'lx', 'ep', 'vp', 'ae', 'pm', 'po', 'mo', 'sp', 'go', 'ob', 'gs', 'gt', 'gc', 'su', 'gz', 'xt', 'xe', 'xs', 'ea', 'en', 'et', 'yt', 'ye', 'yp', 'yb', 'gu', 'ci', 'mp', 'am', 'qe', 'cr', 'at', 'fr', 'ms', 'ca', 'ba', 'sd', 'cv', 'fh', 'fi', 'fl', 'fb', 'fc', 'fu', 'du', 'do', 'fd', 'ft', 'fe', 'fz', 'fg', 'rt', 'rc', 'rl', 'ip', 'ia', 'pc', 'kp', 'kw', 'nb', 'pr', 'gr', 'tr', 'jk', 'pt', 'df', 'de', 'pl', 'ad']
