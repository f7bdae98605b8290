import { IconHourglass } from '@tabler/icons-react'
import { Empty } from '../parts/Empty.tsx'
import { LinkButton } from '../parts/LinkButton.tsx'
import { useWords } from '../words/use-words.ts'

/** Stands at an address whose screen isn't there yet. */
export function ComingScreen() {
  const { t } = useWords()
  return (
    <div className="wrap">
      <h1 className="sr-only">{t('soonTitle')}</h1>
      <Empty
        icon={IconHourglass}
        title={t('soonTitle')}
        action={<LinkButton to="/">{t('backHome')}</LinkButton>}
      >
        {t('soonText')}
      </Empty>
    </div>
  )
}
