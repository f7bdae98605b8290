import { IconArrowRight } from '@tabler/icons-react'
import { Link, type LinkProps } from 'react-router'
import { type ButtonLook, buttonClass } from './Button.tsx'
import { Icon } from './Icon.tsx'

type Props = ButtonLook & Omit<LinkProps, 'className' | 'style'>

/** A link that looks like a button. */
export const LinkButton = ({ kind, size, wide, icon, arrow, children, ...rest }: Props) => (
  <Link {...rest} className={buttonClass({ kind, size, wide })}>
    {icon ? <Icon of={icon} /> : null}
    <span>{children}</span>
    {arrow ? <Icon of={IconArrowRight} /> : null}
  </Link>
)
