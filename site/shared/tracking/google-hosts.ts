/**
 * What the page's policy lets through where tags could load, as Google lists it for Tag Manager,
 * Analytics 4 and Ads.
 * Nothing inline: a "custom HTML" tag of a container does not run here, and is not meant to.
 */
export const googleHosts = {
  script: [
    'https://www.googletagmanager.com',
    'https://www.googleadservices.com',
    'https://googleads.g.doubleclick.net',
  ],
  image: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://googleads.g.doubleclick.net',
    'https://www.google.com',
  ],
  connect: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://googleads.g.doubleclick.net',
    'https://www.google.com',
  ],
  frame: ['https://www.googletagmanager.com', 'https://td.doubleclick.net'],
} as const
