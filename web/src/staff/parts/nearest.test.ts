import { expect, it } from 'vitest'
import { type Box, nearestInWay, type Way } from './nearest.ts'

/** Two sections of two columns, the second a row shorter. */
const box = (column: number, row: number): Box => ({
  left: column * 100,
  right: column * 100 + 90,
  top: row * 80,
  bottom: row * 80 + 70,
})
const boxes = [box(0, 0), box(1, 0), box(0, 1), box(1, 1), box(2, 0), box(3, 0)]

it.each<[number, Way, number]>([
  [0, 'ArrowRight', 1],
  [1, 'ArrowRight', 4],
  [4, 'ArrowLeft', 1],
  [0, 'ArrowDown', 2],
  [3, 'ArrowUp', 1],
  [0, 'ArrowLeft', 0],
  [5, 'ArrowRight', 5],
  [3, 'ArrowRight', 4],
])('from %i %s leads to %i', (from, way, to) => {
  expect(nearestInWay(boxes, from, way)).toBe(to)
})
