// @vitest-environment happy-dom
import {
  IconArrowBackUp,
  IconArrowLeft,
  IconArrowRight,
  IconArrowsExchange,
  IconCheck,
  IconChevronDown,
  IconChevronLeft,
  IconChevronRight,
  IconDoor,
  IconDoorEnter,
  IconDoorExit,
  IconExternalLink,
  IconLogin2,
} from '@tabler/icons-react'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import styles from './Icon.module.css'
import { Icon } from './Icon.tsx'

const isMirrored = (of: Parameters<typeof Icon>[0]['of']) =>
  render(<Icon of={of} />)
    .container.querySelector('svg')
    ?.classList.contains(styles.pointing ?? '')

it.each([
  ...[IconArrowBackUp, IconArrowLeft, IconArrowRight, IconChevronLeft, IconChevronRight],
  ...[IconDoorEnter, IconDoorExit, IconLogin2],
])('$displayName points, and is mirrored in Hebrew', (icon) => {
  expect(isMirrored(icon)).toBe(true)
})

it.each([IconArrowsExchange, IconCheck, IconChevronDown, IconDoor, IconExternalLink])(
  '$displayName points nowhere, and stays as it is',
  (icon) => {
    expect(isMirrored(icon)).toBe(false)
  },
)
