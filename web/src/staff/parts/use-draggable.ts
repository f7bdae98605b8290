import { useDrag } from 'react-aria/useDrag'
import { carry } from './dragged.ts'

export const carriedType = 'application/x-mikvah'

/** Makes an element draggable: the whole of it by pointer, by its handle with the keyboard; or fixed for now. */
export const useDraggable = (something: object, id: string, isDisabled = false) =>
  useDrag({
    hasDragButton: true,
    isDisabled,
    getItems: () => [{ [carriedType]: id }],
    getAllowedDropOperations: () => ['move'],
    onDragStart: () => carry(something),
    onDragEnd: () => carry(null),
  })
