import { useEffect, useState } from 'react'
import { untilItComes } from '../../talk/until-it-comes.ts'
import type { pictures } from './pictures.ts'

/** The drawings of the gallery, from when they are wanted on; null until they are loaded. */
export function usePictures(wanted: boolean): typeof pictures | null {
  const [loaded, setLoaded] = useState<typeof pictures | null>(null)
  useEffect(() => {
    if (!wanted) return
    let isHere = true
    untilItComes(() => import('./pictures.ts')).then(
      (file) => isHere && setLoaded(file.pictures),
      // Without its drawings the gallery keeps its words.
      (failure) => console.error(failure),
    )
    return () => {
      isHere = false
    }
  }, [wanted])
  return loaded
}
