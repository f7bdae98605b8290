import { isPatron } from '@mikvah/rules/people/roles.ts'
import { IconHourglass } from '@tabler/icons-react'
import { useMatches, useNavigate } from 'react-router'
import type { Address } from '../addresses/address.ts'
import { Empty } from '../parts/Empty.tsx'
import { LinkButton } from '../parts/LinkButton.tsx'
import { useSession } from '../talk/use-session.ts'
import { useWords } from '../words/use-words.ts'
import { LogoutButton } from './LogoutButton.tsx'

/** Shown at an address whose screen isn't built yet, under the name of that screen, with a way on. */
export function ComingScreen() {
  const { t } = useWords()
  const navigate = useNavigate()
  const session = useSession()
  const address = useMatches().at(-1)?.handle as Address | undefined
  const works = session !== null && !isPatron(session.roles)
  return (
    <div className="wrap">
      <Empty
        icon={IconHourglass}
        title={t(address?.title ?? 'soonTitle')}
        level={1}
        action={
          <>
            <LinkButton to="/">{t('backHome')}</LinkButton>
            {works ? <LogoutButton goHome={() => navigate('/', { replace: true })} /> : null}
          </>
        }
      >
        {works ? t('soonStaffText', { who: session.userName }) : t('soonText')}
      </Empty>
    </div>
  )
}
