import type { ComponentProps } from 'react'
import { Choice } from './Choice.tsx'

export const RadioCard = (props: Omit<ComponentProps<typeof Choice>, 'type' | 'shape'>) => (
  <Choice {...props} type="radio" shape="card" />
)
