import { Link } from 'react-router'
import { usePhoneText } from '../../facts/use-phone-text.ts'
import section from '../../page/Section.module.css'
import { Button } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { classes } from '../../parts/classes.ts'
import { Fact } from '../../parts/Fact.tsx'
import { When } from '../../parts/times/When.tsx'
import { useWords } from '../../words/use-words.ts'
import { Decide } from './Decide.tsx'
import styles from './Licenses.module.css'
import { Picture } from './Picture.tsx'
import { type LicenseRequest, nameOf } from './use-requests.ts'
import { wayOf } from './WaitingList.tsx'

type Props = {
  request: LicenseRequest
  onDecided: (words: string) => void
  onBack: () => void
}

/** The request that is open: both pictures side by side, and the license plate typed from them. */
export function Request({ request, onDecided, onBack }: Props) {
  const { t } = useWords('licenses')
  const phoneText = usePhoneText()
  const { id, userId, phoneNumber, email, plates, sentAt } = request
  const name = nameOf(request)
  return (
    <Card aria-label={name || phoneText(phoneNumber)}>
      <div className={classes(section.section, styles.request)}>
        <div className={classes(section.head, styles.head)}>
          <h2>
            {name ? <bdi>{name}</bdi> : null} <span className="num">{phoneText(phoneNumber)}</span>
          </h2>
          <Link to={`/receptionist/user/${userId}`}>{t('licensesRecord')}</Link>
        </div>
        <dl className={styles.facts}>
          <Fact name={t('licensesSent')}>
            <When at={sentAt} />
          </Fact>
          <Fact name={t('licensesHas')}>
            {plates.length > 0
              ? plates.map((plate) => (
                  <bdi key={plate} className={styles.plate}>
                    {plate}
                  </bdi>
                ))
              : t('licensesHasNone')}
          </Fact>
          {email ? (
            <Fact name={t('licensesEmail')}>
              <a href={`mailto:${email}`} dir="ltr">
                {email}
              </a>
            </Fact>
          ) : null}
        </dl>
        <div className={styles.pictures}>
          <Picture request={id} nth="0" name={t('licensesLicense')} />
          <Picture request={id} nth="1" name={t('licensesRegistration')} />
        </div>
        <Decide request={request} way={t(wayOf(request))} onDecided={onDecided} />
        <p className="muted small">{t('licensesWritten')}</p>
        <div className={styles.back}>
          <Button kind="quiet" onClick={onBack}>
            {t('licensesKeep')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
