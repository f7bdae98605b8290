import type { RefObject } from 'react'
import { useDrop } from 'react-aria/useDrop'
import { presentlyCarried } from './dragged.ts'
import { carriedType } from './use-draggable.ts'

type Place = {
  ref: RefObject<HTMLElement | null>
  takes: (carried: unknown) => boolean
  onDrop: (carried: unknown) => void
}

/**
 * Makes an element a place that accepts some of what is dragged, by what `useDrop` of React Aria gives. The thing
 * dragged is known from `dragged.ts` and not from the drag event's data.
 */
export const useDroppable = ({ ref, takes, onDrop }: Place) =>
  useDrop({
    ref,
    getDropOperation: (types) =>
      types.has(carriedType) && takes(presentlyCarried()) ? 'move' : 'cancel',
    onDrop: () => onDrop(presentlyCarried()),
  })
