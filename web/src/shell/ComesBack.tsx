import { IconWifiOff } from '@tabler/icons-react'
import { useMatches } from 'react-router'
import type { Address } from '../addresses/address.ts'
import { Empty } from '../parts/Empty.tsx'
import { useWords } from '../words/use-words.ts'

/** Shown instead of the first page while its files can't be fetched because there is no network. */
export function ComesBack() {
  const { t } = useWords()
  const address = useMatches().at(-1)?.handle as Address | undefined
  return (
    <div className="wrap">
      <Empty icon={IconWifiOff} title={t(address?.title ?? 'titleHome')} level={1}>
        {t('offlinePage')}
      </Empty>
    </div>
  )
}
