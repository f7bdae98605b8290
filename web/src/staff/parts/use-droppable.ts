import type { RefObject } from 'react'
import { useDrop } from 'react-aria/useDrop'
import { presentlyCarried } from './dragged.ts'
import { carriedType } from './use-draggable.ts'

type Place = {
  ref: RefObject<HTMLElement | null>
  takes: (carried: unknown) => boolean
  onDrop: (carried: unknown) => void
}

/** A place that takes some of what is carried. What it takes is read off the screen, not off the wire of the drag. */
export const useDroppable = ({ ref, takes, onDrop }: Place) =>
  useDrop({
    ref,
    getDropOperation: (types) =>
      types.has(carriedType) && takes(presentlyCarried()) ? 'move' : 'cancel',
    onDrop: () => onDrop(presentlyCarried()),
  })
