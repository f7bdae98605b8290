import { useDrag } from 'react-aria/useDrag'
import { carry } from './dragged.ts'

/** The type of this program's things in the data of a drag event. */
export const carriedType = 'application/x-mikvah'

/**
 * Makes an element draggable, by what `useDrag` of React Aria gives: the whole of it by pointer, by its handle with the
 * keyboard; or fixed, while `isDisabled`. `something` is what drop places get, see `dragged.ts`.
 */
export const useDraggable = (something: object, id: string, isDisabled = false) =>
  useDrag({
    hasDragButton: true,
    isDisabled,
    getItems: () => [{ [carriedType]: id }],
    getAllowedDropOperations: () => ['move'],
    onDragStart: () => carry(something),
    onDragEnd: () => carry(null),
  })
