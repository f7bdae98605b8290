import type { Reservation } from '@mikvah/contract/contract.ts'
import { textOf } from '@mikvah/rules/settings/read.ts'
import { textIn } from '@mikvah/rules/settings/text-in.ts'
import { lazy, Suspense } from 'react'
import { useMyReservations } from '../../facts/use-my-reservations.ts'
import { useSettings } from '../../facts/use-settings.ts'
import arcade from '../../look/art/hero-arcade.svg'
import { HebrewNight } from '../../night/HebrewNight.tsx'
import { LinkButton } from '../../parts/LinkButton.tsx'
import { CivilDate } from '../../parts/times/CivilDate.tsx'
import { untilItComes } from '../../talk/until-it-comes.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './Hero.module.css'
import { PendingWarning } from './PendingWarning.tsx'
import { Tonight } from './Tonight.tsx'
import { useEvening } from './use-evening.ts'
import { useTonight } from './use-tonight.ts'

const ticket = () => untilItComes(() => import('../reserve/visit/HomeTicket.tsx'))
/** The ticket of the home page. Only a patron with a coming visit needs it, so it is loaded for her alone. */
const HomeTicket = lazy(async () => ({ default: (await ticket()).HomeTicket }))
const GarageWay = lazy(async () => ({ default: (await ticket()).GarageWay }))

export function Hero() {
  const { t, language } = useWords('home')
  const settings = useSettings()
  const tonight = useTonight()
  const { evening, now } = useEvening()
  const shown = evening?.night ?? tonight
  const { reserved, pending, isLoading } = useMyReservations(tonight?.date)
  const message = textIn(settings, 'websiteHomePageMessage', language)
  return (
    <section className={styles.hero} aria-label={t('homeTonight')}>
      <img className={styles.art} src={arcade} alt="" fetchPriority="high" />
      <div className={`wrap ${styles.words}`}>
        <div>
          <div className={styles.first}>
            <div className={styles.everyone}>
              <p className={`he-date ${styles.date}`}>
                {shown ? (
                  <>
                    <CivilDate date={shown.date} /> · <HebrewNight night={shown} withYear />
                  </>
                ) : null}
              </p>
              <h1>{t('homeByAppointment')}</h1>
            </div>
            {pending ? (
              <div className={styles.hers}>
                <PendingWarning />
              </div>
            ) : (
              <HerTicket visit={reserved} className={styles.hers} />
            )}
          </div>
          <p className={`lead ${styles.lead}`}>
            {message ?? t(reserved ? 'homeLeadHers' : 'homeLead')}
          </p>
          <Banner
            image={textOf(settings, 'websiteBannerImage')}
            destination={textOf(settings, 'websiteBannerDestinationUrl')}
          />
          <div className={styles.way} aria-busy={isLoading || undefined}>
            <LinkButton to="/reserve" kind="stone" size="big" wide arrow>
              {isLoading ? '…' : t(reserved ? 'homeViewReservation' : 'homeMakeReservation')}
            </LinkButton>
            <Suspense fallback={null}>
              {reserved?.parking ? <GarageWay visit={reserved} /> : null}
            </Suspense>
          </div>
        </div>
        <Tonight evening={evening} now={now} />
        {/* There is room for one of them above; a place that isn't paid doesn't wait as long as a visit. */}
        {pending ? <HerTicket visit={reserved} className={styles.after} /> : null}
      </div>
    </section>
  )
}

type TicketProps = { visit: Reservation | undefined; className: string | undefined }

function HerTicket({ visit, className }: TicketProps) {
  if (!visit) return null
  return (
    <div className={className}>
      <Suspense fallback={null}>
        <HomeTicket visit={visit} />
      </Suspense>
    </div>
  )
}

/** The facility's own picture, with a link if it has one. */
function Banner({ image, destination }: { image: string | null; destination: string | null }) {
  const { t } = useWords('home')
  if (!image) return null
  if (!destination) return <img className={styles.banner} src={image} alt="" />
  return (
    <a className={styles.banner} href={destination}>
      <img src={image} alt={t('homeBannerLink')} />
    </a>
  )
}
