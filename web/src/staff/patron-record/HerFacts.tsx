import type { User } from '@mikvah/contract/contract.ts'
import { dateText } from '@mikvah/rules/time/date-text.ts'
import { IconMessage, IconUserPlus } from '@tabler/icons-react'
import { useOffersMemberships } from '../../facts/use-offers-memberships.ts'
import { usePhoneText } from '../../facts/use-phone-text.ts'
import { VisitWhen } from '../../night/VisitHour.tsx'
import { Fact } from '../../parts/Fact.tsx'
import { LinkButton } from '../../parts/LinkButton.tsx'
import { Money } from '../../parts/Money.tsx'
import { Tag } from '../../parts/Tag.tsx'
import { useAsk } from '../../talk/ask.ts'
import { nameOfLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import { useTextsOff } from '../messages/use-texts-off.ts'
import { PoolFacts } from '../parts/PoolFacts.tsx'
import { useHerVisits } from '../reservation/use-her-visits.ts'
import styles from './PatronRecordScreen.module.css'

/**
 * Who the patron is, when she comes next, how many visits are done, what she owes, her language, plate and membership,
 * on the blue head of her record; with the ways to book for her and to write to her.
 */
export function HerFacts({ her }: { her: User }) {
  const { t } = useWords('desk-pages')
  const { t: desk } = useWords('desk')
  const phoneText = usePhoneText()
  const { data: membership } = useAsk('membership', { params: { id: her.id } })
  const textsOff = useTextsOff()(her)
  const visits = useHerVisits(her.id)
  const [next] = visits?.ahead ?? []
  const name = [her.firstName, her.lastName].filter(Boolean).join(' ')
  return (
    <section className={styles.water} aria-label={name}>
      <p className={styles.name}>
        <bdi>{name || '–'}</bdi>
        {her.phoneNumber ? <span className="num">{phoneText(her.phoneNumber)}</span> : null}
        {membership?.activeMember ? <Tag kind="new">{t('patronMember')}</Tag> : null}
        <span className={styles.walkIn}>
          <LinkButton
            to={`/receptionist/reservation?user=${her.id}`}
            kind="stone"
            size="small"
            icon={IconUserPlus}
          >
            {desk('deskWalkIn')}
          </LinkButton>
          {textsOff ? null : (
            <LinkButton
              to={`/receptionist/messages?user=${her.id}`}
              kind="stone"
              size="small"
              icon={IconMessage}
            >
              {t('patronMessage')}
            </LinkButton>
          )}
        </span>
      </p>
      {textsOff ? <p>{textsOff}</p> : null}
      <PoolFacts>
        {visits ? (
          <>
            <Fact name={t('patronNext')}>
              {next ? <VisitWhen visit={next} /> : t('patronNoNext')}
            </Fact>
            <Fact name={t('patronDone')}>
              <span className="num">{visits.done}</span>
            </Fact>
            <Fact name={t('patronBalance')}>
              <span className={visits.owes > 0 ? styles.owes : undefined}>
                <Money amount={visits.owes} />
              </span>
            </Fact>
          </>
        ) : null}
        <Fact name={t('patronLanguage')}>{nameOfLanguage[her.language]}</Fact>
        <Fact name={t('patronPlate')}>
          {her.plateNumber ? <bdi>{her.plateNumber}</bdi> : t('patronNoPlate')}
        </Fact>
        <MembershipFacts her={her} />
      </PoolFacts>
    </section>
  )
}

/** Until when she is a member and until when that is paid; nothing of one who isn't, where memberships are off. */
function MembershipFacts({ her }: { her: User }) {
  const { t, language } = useWords('desk-pages')
  const isOffered = useOffersMemberships()
  const { membershipExpiration: ends, membershipPaidUntil: paid } = her
  const day = (date: string) => dateText(date, 'withYear', language)
  if (!(ends || isOffered)) return null
  return (
    <>
      <Fact name={t('patronMembership')}>
        {ends ? (
          <>
            {t('patronSince')} {day(ends)}
          </>
        ) : (
          t('patronNotMember')
        )}
      </Fact>
      {paid && paid !== ends ? <Fact name={t('patronPaidUntil')}>{day(paid)}</Fact> : null}
    </>
  )
}
