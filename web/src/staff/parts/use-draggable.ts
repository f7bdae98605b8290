import { useDrag } from 'react-aria/useDrag'
import { carry } from './dragged.ts'

export const carriedType = 'application/x-mikvah'

/** Something that is carried to a place: by its whole, or by keyboard from its handle; or that stays for now. */
export const useDraggable = (something: object, id: string, isDisabled = false) =>
  useDrag({
    hasDragButton: true,
    isDisabled,
    getItems: () => [{ [carriedType]: id }],
    getAllowedDropOperations: () => ['move'],
    onDragStart: () => carry(something),
    onDragEnd: () => carry(null),
  })
