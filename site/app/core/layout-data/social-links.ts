import type { Answer } from '@vitrine/contract/client'
import type { SocialLink } from '#app/ui/frame/site-footer/social-bar.tsx'

type Networks = Answer<'layout-read'>['social_network']

/** Brand spelling of each network. */
const names = {
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  twitter: 'X (Twitter)',
  facebook: 'Facebook',
  instagram: 'Instagram',
} as const satisfies Record<keyof Networks, string>

const order: readonly (keyof Networks)[] = [
  'youtube',
  'linkedin',
  'twitter',
  'facebook',
  'instagram',
]

/**
 * Links to the networks with a URL, in the order of R2, followed by WhatsApp if it has a number.
 */
export function socialLinks(networks: Networks, whatsapp = ''): SocialLink[] {
  const links: SocialLink[] = order
    .filter((network) => networks[network] !== '')
    .map((network) => ({ network, label: names[network], href: networks[network] }))
  return whatsapp === ''
    ? links
    : [...links, { network: 'whatsapp', label: 'WhatsApp', href: whatsappLink(whatsapp) }]
}

/** WhatsApp link to a phone number in any notation. */
export function whatsappLink(number: string): string {
  return `https://wa.me/${number.replaceAll(/\D/g, '')}`
}
