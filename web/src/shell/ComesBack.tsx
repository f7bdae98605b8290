import { IconWifiOff } from '@tabler/icons-react'
import { useMatches } from 'react-router'
import type { Address } from '../addresses/address.ts'
import { Empty } from '../parts/Empty.tsx'
import { useWords } from '../words/use-words.ts'

/** Stands for the first page while it can't be fetched without a network. */
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
