import { IconMapOff } from '@tabler/icons-react'
import { startPageOf } from '../facts/start-page-of.ts'
import { Empty } from '../parts/Empty.tsx'
import { LinkButton } from '../parts/LinkButton.tsx'
import { useSession } from '../talk/use-session.ts'
import { useWords } from '../words/use-words.ts'

/** Shown at an address under a place of work that is no page of it, with the way to where her work is. */
export function NoSuchPage() {
  const { t } = useWords()
  const place = startPageOf(useSession()?.roles ?? [])
  return (
    <div className="wrap">
      <Empty
        icon={IconMapOff}
        title={t('noSuchPage')}
        level={1}
        action={<LinkButton to={place}>{t(place === '/' ? 'backHome' : 'backToWork')}</LinkButton>}
      >
        {t('noSuchPageText')}
      </Empty>
    </div>
  )
}
