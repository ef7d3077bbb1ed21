import type { ComponentProps, ReactNode } from 'react'

interface ButtonProps extends ComponentProps<'button'> {
  /** What the page is for, what deletes or ends something, one among many, or a link in a text. */
  look?: 'main' | 'danger' | 'quiet' | 'link'
}

/** Button of our own pages; a link that looks like one has the class `ui-button`. */
export const Button = ({ look, type = 'button', className, ...rest }: ButtonProps): ReactNode => (
  <button
    type={type}
    className={[
      look === 'link' ? 'ui-link' : 'ui-button',
      look === undefined || look === 'link' ? '' : `ui-button--${look}`,
      className ?? '',
    ]
      .filter(Boolean)
      .join(' ')}
    {...rest}
  />
)
