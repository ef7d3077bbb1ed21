import { createContext, createElement, use } from 'react'
import type { AnchorHTMLAttributes, ReactNode } from 'react'

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'style' | 'href'> & {
  href: string
}
/** Link component of the app's router, with the props of an anchor. */
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

/** Link of all components; a plain anchor without a provider. */
export function Link(props: LinkProps) {
  return createElement(use(LinkContext), props)
}
