import { IconGripVertical } from '@tabler/icons-react'
import type { useDrag } from 'react-aria/useDrag'
import { Icon } from '../../parts/Icon.tsx'
import styles from './DragHandle.module.css'

type Drag = ReturnType<typeof useDrag>['dragButtonProps']
type Press = Parameters<NonNullable<Drag['onPress']>>[0]

type Props = {
  drag: Drag
  label: string
  /** Whether Tab passes it over, where the row that it carries leads to it by an arrow key. */
  inRow?: boolean
}

/**
 * The button with which a drag begins by keyboard or screen reader; a pointer may begin one anywhere on the thing. It
 * begins when Enter or the space bar is released: begun at its press, the release would end it.
 */
export function DragHandle({ drag, label, inRow }: Props) {
  const begin = (target: Element) => drag.onPress?.({ pointerType: 'virtual', target } as Press)
  return (
    <button
      type="button"
      tabIndex={inRow ? -1 : undefined}
      data-handle
      className={styles.handle}
      aria-label={label}
      aria-describedby={drag['aria-describedby']}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') event.preventDefault()
      }}
      onKeyUp={({ key, currentTarget }) => {
        if (key === 'Enter' || key === ' ') begin(currentTarget)
      }}
      onClick={({ detail, currentTarget }) => {
        if (detail === 0) begin(currentTarget)
      }}
    >
      <Icon of={IconGripVertical} />
    </button>
  )
}
