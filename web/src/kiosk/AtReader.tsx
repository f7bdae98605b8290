import type { ComponentProps } from 'react'
import { AtReader as Shared } from '../paying/AtReader.tsx'
import { useWords } from '../words/use-words.ts'
import styles from './Kiosk.module.css'

/** The card reader's progress, in words to her who stands at the kiosk. */
export function AtReader(props: Omit<ComponentProps<typeof Shared>, 'words' | 'look'>) {
  const { t } = useWords('kiosk')
  return (
    <Shared
      {...props}
      words={{
        ...{ hold: t('kioskCardHold'), look: t('kioskCardLook') },
        ...{ lost: t('kioskCardLost'), lostText: t('kioskCardLostText') },
        ...{ cancel: t('kioskCardCancel'), stopping: t('kioskCardStopping') },
      }}
      look={{ whole: styles.done, sum: styles.sum, ways: styles.ways }}
    />
  )
}
