import { IconMapPin } from '@tabler/icons-react'
import { useAddress } from '../../facts/use-address.ts'
import picture from '../../look/art/gallery-6-keylim.svg'
import { PatronPage } from '../../page/PatronPage.tsx'
import { Section } from '../../page/Section.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { useWords } from '../../words/use-words.ts'
import { Clock } from './Clock.tsx'
import styles from './KeylimScreen.module.css'
import { blessing, materials, selfService } from './self-service.ts'

const steps = ['keylimBeforeLabels', 'keylimBeforeWhole', 'keylimBeforeHold'] as const

export function KeylimScreen() {
  const { t } = useWords('keylim')
  return (
    <PatronPage title={t('keylimTitle')} lead={t('keylimLead')} wide>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Address />
          <Section title={t('keylimHours')}>
            <Hours />
            <p className="muted small">{t('keylimClosed')}</p>
          </Section>
          <img src={picture} alt="" className={styles.picture} width="300" height="400" />
        </div>
        <div className={styles.column}>
          <section className={styles.part}>
            <h2>{t('keylimBefore')}</h2>
            <ol className={styles.steps}>
              {steps.map((step) => (
                <li key={step}>{t(step)}</li>
              ))}
            </ol>
          </section>
          <section className={styles.part}>
            <h2>{t('keylimGuidelines')}</h2>
            {materials.map((kind) => (
              <div key={kind} className={styles.material}>
                <h3>{t(kind)}</h3>
                <ul>
                  {t(`${kind}Text`)
                    .split('\n')
                    .map((line) => (
                      <li key={line}>{line}</li>
                    ))}
                </ul>
              </div>
            ))}
            <p>{t('keylimAsk')}</p>
          </section>
          <section className={styles.part}>
            <h2>{t('keylimBlessing')}</h2>
            <p lang="he" dir="rtl" className={`he-date ${styles.blessing}`}>
              {blessing}
            </p>
            <p className="muted small">{t('keylimBlessingNote')}</p>
          </section>
        </div>
      </div>
    </PatronPage>
  )
}

function Address() {
  const { t } = useWords('keylim')
  const address = useAddress()
  if (!address) return null
  const query = new URLSearchParams({ api: '1', destination: address.plain })
  return (
    <Section title={t('keylimAddress')}>
      <address className={styles.address}>
        <Icon of={IconMapPin} />
        <bdi>{address.shown}</bdi>
      </address>
      {address.entrance ? (
        <p className="muted small">
          <bdi>{address.entrance}</bdi>
        </p>
      ) : null}
      <a href={`https://www.google.com/maps/dir/?${query}`} target="_blank" rel="noreferrer">
        {t('keylimDirections')} <span className="sr-only">({t('opensInNewTab')})</span>
      </a>
    </Section>
  )
}

const Hours = () => {
  const { t } = useWords('keylim')
  return selfService.map(({ season, hours }) => (
    <div key={season} className={styles.season}>
      <h3>{t(season)}</h3>
      <dl>
        {hours.map(({ days, from, to }) => (
          <div key={days}>
            <dt>{t(days)}</dt>
            <dd>
              <Clock at={from} />–<Clock at={to} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  ))
}
