import { useDrag } from 'react-aria/useDrag'
import { carry } from './dragged.ts'

export const carriedType = 'application/x-mikvah'

/** Something that is carried to a place: by its whole, or by keyboard from its handle. */
export const useDraggable = (something: object, id: string) =>
  useDrag({
    hasDragButton: true,
    getItems: () => [{ [carriedType]: id }],
    getAllowedDropOperations: () => ['move'],
    onDragStart: () => carry(something),
    onDragEnd: () => carry(null),
  })
