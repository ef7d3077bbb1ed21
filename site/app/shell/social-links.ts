import type { Answer } from '@vitrine/contract/client'

type Networks = Answer<'layout-read'>['social_network']

export type Network = keyof Networks

/** The networks that are filled (spec §2 "Social links bar"), in the specification's order. */
export function socialLinks(networks: Networks): { network: Network; label: string; href: string }[] {
  const order: Network[] = ['youtube', 'linkedin', 'twitter', 'facebook', 'instagram']
  return order.filter((network) => networks[network] !== '').map((network) => ({ network, label: network, href: networks[network] }))
}
