import { useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { fetchNewFiles } from '../device/stand-offline.ts'
import { Alert } from '../parts/Alert.tsx'
import { emptyCaches, newerVersion, reloadFor } from '../talk/version.ts'
import { useWords } from '../words/use-words.ts'
import { wouldTakeSomething } from './typed-here.ts'

const every = 15 * 60_000
/**
 * The delay of the first check, in milliseconds. A page that was just served is of the newest version; one from the
 * service worker's cache on a slow network may not be.
 */
const firstLook = 20_000
const delay = 3000
const lookEvery = 500

/**
 * When the server runs another version, the page says so and reloads after 3 s (requirements P9), but never during a
 * payment nor while something is open or typed: then as soon as that is over, or she has gone on to another page.
 */
export function VersionCheck() {
  const { t } = useWords()
  const { data: version } = useQuery({
    queryKey: ['version'],
    queryFn: newerVersion,
    initialData: null,
    refetchInterval: ({ state }) => (state.dataUpdateCount ? every : firstLook),
    refetchOnWindowFocus: true,
    staleTime: 60_000,
    enabled: import.meta.env.PROD,
  })
  const client = useQueryClient()
  const isTelling = useIsMutating() > 0
  const [isFree, setFree] = useState(false)
  useEffect(() => {
    if (!version) return
    const look = () => setFree(!isTelling && !wouldTakeSomething())
    look()
    const timer = setInterval(look, lookEvery)
    return () => clearInterval(timer)
  }, [version, isTelling])
  useEffect(() => {
    if (!version || !isFree) return
    let isOver = false
    // Something may be begun while the new files load, so this is asked last, after everything that takes time.
    const mayReload = () => {
      const isHeld = client.isMutating() > 0 || wouldTakeSomething()
      if (isHeld && !isOver) setFree(false)
      return !isHeld && !isOver
    }
    const timer = setTimeout(async () => {
      const letThemStand = await fetchNewFiles()
      await emptyCaches()
      if (!mayReload()) return
      letThemStand()
      reloadFor(version)
    }, delay)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [version, isFree, client])
  return version && isFree ? <Alert kind="info">{t('newVersion')}</Alert> : null
}
