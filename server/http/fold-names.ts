import type { z } from 'zod'

/**
 * Field names match in any case: gives a copy whose keys are spelled as the schema declares them. Keys the schema
 * doesn't know stay as they are, so that a strict object can refuse them by name.
 */
export function foldNames(value: unknown, schema: z.ZodType | undefined): unknown {
  const shape = schema && shapeOf(schema)
  if (Array.isArray(value)) {
    const element = schema && elementOf(schema)
    return element ? value.map((entry) => foldNames(entry, element)) : value
  }
  if (!shape || typeof value !== 'object' || value === null) return value
  const declared = declaredIn(shape)
  // It has no prototype, because a name from outside may be one of Object.prototype's, which no field here has.
  const folded: Record<string, unknown> = Object.create(null)
  for (const [key, entry] of Object.entries(value)) {
    const name = declared.get(key.toLowerCase()) ?? key
    folded[name] = foldNames(entry, Object.hasOwn(shape, name) ? shape[name] : undefined)
  }
  return folded
}

type Shape = Record<string, z.ZodType>
const known = new WeakMap<Shape, ReadonlyMap<string, string>>()

/** The declared names of a shape, by their small-letter spelling. */
function declaredIn(shape: Shape): ReadonlyMap<string, string> {
  const found = known.get(shape)
  if (found) return found
  const names = new Map(Object.keys(shape).map((name) => [name.toLowerCase(), name]))
  known.set(shape, names)
  return names
}

type Inner = {
  def: {
    type: string
    innerType?: z.ZodType
    element?: z.ZodType
    options?: z.ZodType[]
    in?: z.ZodType
  }
}

/** The schema inside optional, nullable and default. */
function coreOf(schema: z.ZodType): z.ZodType {
  const { def } = schema as unknown as Inner
  if (def.type === 'pipe' && def.in) return coreOf(def.in)
  return def.innerType ? coreOf(def.innerType) : schema
}

/** The fields of an object; of a union, those of all its members. */
function shapeOf(schema: z.ZodType): Shape | null {
  const core = coreOf(schema)
  if ('shape' in core) return core.shape as Shape
  const options = (core as unknown as Inner).def.options ?? []
  const shapes = options.map(shapeOf).filter((shape) => shape !== null)
  return shapes.length > 0 ? Object.assign({}, ...shapes) : null
}

function elementOf(schema: z.ZodType): z.ZodType | null {
  const { def } = coreOf(schema) as unknown as Inner
  if (def.element) return def.element
  return (def.options ?? []).map(elementOf).find((element) => element !== null) ?? null
}
