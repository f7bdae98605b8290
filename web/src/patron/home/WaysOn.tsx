import type { WordKeyWith } from '@mikvah/contract/words/key.ts'
import { textOf } from '@mikvah/rules/settings/read.ts'
import {
  IconBuilding,
  IconClock,
  IconCrown,
  IconHeartHandshake,
  IconMessage,
  IconUsers,
} from '@tabler/icons-react'
import { useMembershipLabel } from '../../facts/use-membership-label.ts'
import { useSettings } from '../../facts/use-settings.ts'
import { Money } from '../../parts/Money.tsx'
import { useWords } from '../../words/use-words.ts'
import { WayOn } from './WayOn.tsx'
import styles from './WaysOn.module.css'

/** The price of sponsoring one use (requirements P9). */
const sponsorUse = 22
const sponsorKallah = 75

/** Further links. Giving leads to the facility's own donation site where it has one, else to the form here. */
export function WaysOn() {
  const { t } = useWords('home')
  const label = useMembershipLabel()
  const site = textOf(useSettings(), 'websiteDonateUrl')
  const give = (amount?: number) => site ?? `/donate${amount ? `?amount=${amount}` : ''}`
  const way = (word: WordKeyWith<'Hint'>) => ({ title: t(word), hint: t(`${word}Hint`) })
  return (
    <section className={`no-print ${styles.ways}`}>
      <div>
        <h2>{t('homeGive')}</h2>
        <ul>
          <WayOn
            title={t('homeSponsorUse')}
            hint={t(site === null ? 'homeSponsorUseHere' : 'homeSponsorUseHint')}
            icon={IconHeartHandshake}
            to={give(sponsorUse)}
            external={site !== null}
            end={<Money amount={sponsorUse} whole />}
          />
          <WayOn
            {...way('homeSponsorKallah')}
            icon={IconCrown}
            to={give(sponsorKallah)}
            external={site !== null}
            end={<Money amount={sponsorKallah} whole />}
          />
          <WayOn
            {...way('homeCampaign')}
            icon={IconBuilding}
            to={give()}
            external={site !== null}
          />
        </ul>
      </div>
      <div>
        <h2>{t('homeForYou')}</h2>
        <ul>
          <WayOn {...way('homeHours')} icon={IconClock} to="/hours" />
          <WayOn
            title={label}
            hint={t('homeMemberHint')}
            icon={IconUsers}
            to="/profile?become=member"
          />
          <WayOn {...way('homeContact')} icon={IconMessage} to="/contact" />
        </ul>
      </div>
    </section>
  )
}
