/**
 * CSP hosts of Tag Manager, Analytics 4 and Ads, as documented by Google. Inline scripts are
 * blocked: "custom HTML" tags of a container do not run.
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
