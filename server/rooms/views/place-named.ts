import type { Content } from '../../facility/content.ts'

/** A location with its names in both languages; one that is gone goes by its id. */
export function placeNamed({ locations }: Content, id: string) {
  const place = locations.find((one) => one.id === id)
  return { id, name: place?.name ?? id, nameHe: place?.nameHe ?? '' }
}
