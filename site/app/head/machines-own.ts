/** What `for-machines.ts` put into a document: a browser that goes on within it takes it away, since it speaks of the page before. */
export const machinesOwn = 'script[type="application/ld+json"], meta[property], meta[name^="twitter:"], meta[name="robots"], link[rel="alternate"], link[rel="image_src"]'
