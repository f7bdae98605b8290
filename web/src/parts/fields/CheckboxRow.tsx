import type { ComponentProps } from 'react'
import { Choice } from './Choice.tsx'

export const CheckboxRow = (props: Omit<ComponentProps<typeof Choice>, 'type' | 'shape'>) => (
  <Choice {...props} type="checkbox" />
)
