import { textOf } from '@mikvah/rules/settings/read.ts'
import { textIn } from '@mikvah/rules/settings/text-in.ts'
import { useMyReservations } from '../../facts/use-my-reservations.ts'
import { useSettings } from '../../facts/use-settings.ts'
import arcade from '../../look/art/hero-arcade.svg'
import { HebrewDate } from '../../night/HebrewDate.tsx'
import { LinkButton } from '../../parts/LinkButton.tsx'
import { CivilDate } from '../../parts/times/CivilDate.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './Hero.module.css'
import { Tonight } from './Tonight.tsx'
import { useEvening } from './use-evening.ts'
import { useTonight } from './use-tonight.ts'

export function Hero() {
  const { t, language } = useWords('home')
  const settings = useSettings()
  const tonight = useTonight()
  const { evening, now } = useEvening()
  const shown = evening?.night ?? tonight
  const { reserved, isLoading } = useMyReservations(tonight?.date)
  const message = textIn(settings, 'websiteHomePageMessage', language)
  return (
    <section className={styles.hero} aria-label={t('homeTonight')}>
      <img className={styles.art} src={arcade} alt="" fetchPriority="high" />
      <div className={`wrap ${styles.words}`}>
        <div>
          <p className={`he-date ${styles.date}`}>
            {shown ? (
              <>
                <CivilDate date={shown.date} /> ·{' '}
                <HebrewDate
                  day={shown.hebrewDay}
                  month={shown.hebrewMonth}
                  year={shown.hebrewYear}
                />
              </>
            ) : null}
          </p>
          <h1>{t('homeByAppointment')}</h1>
          <p className={`lead ${styles.lead}`}>{message ?? t('homeLead')}</p>
          <Banner
            image={textOf(settings, 'websiteBannerImage')}
            destination={textOf(settings, 'websiteBannerDestinationUrl')}
          />
          <div className={styles.way} aria-busy={isLoading || undefined}>
            <LinkButton to="/reserve" kind="stone" size="big" wide arrow>
              {isLoading ? '…' : t(reserved ? 'homeViewReservation' : 'homeMakeReservation')}
            </LinkButton>
          </div>
        </div>
        <Tonight evening={evening} now={now} />
      </div>
    </section>
  )
}

/** The facility's own picture, and where it leads when it leads somewhere. */
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
