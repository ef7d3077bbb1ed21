import type { Messages } from '#shared/texts/messages.ts'

export const errors: Messages['errors'] = {
  '403': {
    title: 'Access not allowed',
    text: 'Your profile has no access to this page. If you need it, talk to us.',
  },
  '404': {
    title: 'Page not found',
    text: 'The page does not exist or has moved. Check the address, or search by part number.',
  },
  '500': {
    title: 'Something went wrong on our side',
    text: 'The page is temporarily unavailable. We have been told; try again in a few minutes.',
  },
  '502': {
    title: 'Site under maintenance',
    text: 'The site is under maintenance. Try again later.',
  },
  other: {
    title: 'Oops! An error occurred',
    text: 'Something did not go as expected. Go back to the home page or try again.',
  },
  notFoundMessage: 'This page could not be found',
  home: 'Back to the home page',
  status: (status) => `Error ${status}`,
  searchLabel: 'Search for a product',
}
