import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Alert } from '../parts/Alert.tsx'
import { newerVersion, reloadWith } from '../talk/version.ts'
import { useWords } from '../words/use-words.ts'

const every = 15 * 60_000
const delay = 3000

/** When the server carries another version, the page says so and reloads after 3 s (spec, patron 9). */
export function VersionCheck() {
  const { t } = useWords()
  const { data: version } = useQuery({
    queryKey: ['version'],
    queryFn: newerVersion,
    refetchInterval: every,
    refetchOnWindowFocus: true,
    staleTime: 60_000,
    enabled: import.meta.env.PROD,
  })
  useEffect(() => {
    if (!version) return
    const timer = setTimeout(() => reloadWith(version), delay)
    return () => clearTimeout(timer)
  }, [version])
  return version ? <Alert kind="info">{t('newVersion')}</Alert> : null
}
