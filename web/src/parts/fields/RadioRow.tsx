import type { ComponentProps } from 'react'
import { Choice } from './Choice.tsx'

export const RadioRow = (props: Omit<ComponentProps<typeof Choice>, 'type' | 'shape'>) => (
  <Choice {...props} type="radio" />
)
