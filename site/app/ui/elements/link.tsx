import { createContext, createElement, use } from 'react'
import type { AnchorHTMLAttributes, ReactNode } from 'react'

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'style' | 'href'> & {
  href: string
}
/** What the app supplies: its router's link, taking `href` as an anchor does. */
export type LinkComponent = (props: LinkProps) => ReactNode

const LinkContext = createContext<LinkComponent>(Anchor)

function Anchor({ children, ...props }: LinkProps) {
  return <a {...props}>{children}</a>
}

export function LinkProvider({
  component,
  children,
}: {
  component: LinkComponent
  children: ReactNode
}) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** Every link of the design system goes through here; without a provider it is a plain anchor. */
export function Link(props: LinkProps) {
  return createElement(use(LinkContext), props)
}
