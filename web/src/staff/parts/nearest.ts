export type Box = { left: number; right: number; top: number; bottom: number }
export type Way = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

const middle = ({ left, right, top, bottom }: Box) => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
})

/** For each direction, how far a box lies along it, and how far to the side. */
const ways: Record<Way, (from: Box, to: Box) => { along: number; beside: number }> = {
  ArrowUp: (from, to) => ({ along: middle(from).y - middle(to).y, beside: besideX(from, to) }),
  ArrowDown: (from, to) => ({ along: middle(to).y - middle(from).y, beside: besideX(from, to) }),
  ArrowLeft: (from, to) => ({ along: middle(from).x - middle(to).x, beside: besideY(from, to) }),
  ArrowRight: (from, to) => ({ along: middle(to).x - middle(from).x, beside: besideY(from, to) }),
}
const besideX = (from: Box, to: Box) => Math.abs(middle(from).x - middle(to).x)
const besideY = (from: Box, to: Box) => Math.abs(middle(from).y - middle(to).y)

/**
 * The index of the box that an arrow key leads to, by where they are on the screen: in either reading direction,
 * however they wrap. It is `from` itself where none lies that way.
 */
export function nearestInWay(boxes: readonly Box[], from: number, way: Way): number {
  const start = boxes[from]
  if (!start) return from
  let best = { at: from, far: Number.POSITIVE_INFINITY }
  for (const [at, box] of boxes.entries()) {
    const { along, beside } = ways[way](start, box)
    if (at === from || along < 1) continue
    // A step to the side counts four times: a tile of the next row is further away than the last one of this row.
    const far = along + beside * 4
    if (far < best.far) best = { at, far }
  }
  return best.at
}

export const isWay = (key: string): key is Way => Object.hasOwn(ways, key)
