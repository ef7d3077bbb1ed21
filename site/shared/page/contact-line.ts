import type { Answer } from '@vitrine/contract/client'

/** Address and telephone number of the company in one line; empty parts are omitted. */
export const contactLine = ({
  address,
  phone,
}: Pick<Answer<'layout-read'>['contact'], 'address' | 'phone'>): string =>
  [address.trim().replaceAll(/\s*\n\s*/g, ', '), phone].filter(Boolean).join(' · ')
