import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { newerVersion, reloadFor } from '../talk/version.ts'
import { fetchNewFiles } from './stand-offline.ts'

const every = 15 * 60_000

/**
 * Looks every 15 minutes for a newer version of the app, and reloads to it only while `mayReload`: nobody stands before
 * the screen then, so nobody loses what she was doing.
 */
export function useNewVersion(mayReload: boolean) {
  const { data: version } = useQuery({
    queryKey: ['version'],
    queryFn: newerVersion,
    refetchInterval: every,
    staleTime: 60_000,
    enabled: import.meta.env.PROD,
  })
  useEffect(() => {
    if (!version || !mayReload) return
    let isOver = false
    fetchNewFiles().then((letThemStand) => {
      if (isOver) return
      letThemStand()
      reloadFor(version)
    })
    return () => {
      isOver = true
    }
  }, [version, mayReload])
}
