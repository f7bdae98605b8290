import { useCallback, useState } from 'react'
import arcade from '../look/art/hero-arcade.svg'
import { useWords } from '../words/use-words.ts'
import { changeLanguage } from '../words/words.ts'
import { AskDigits } from './AskDigits.tsx'
import { Done } from './Done.tsx'
import styles from './Kiosk.module.css'
import { SeeTheDesk } from './SeeTheDesk.tsx'
import { StartOver } from './StartOver.tsx'
import { useLookUp, type VisitAtKiosk } from './use-look-up.ts'
import { useStillness } from './use-stillness.ts'
import { Visit } from './Visit.tsx'

const longest = 30_000

type Props = {
  /** Whether somebody has begun. */
  onBusy: (busy: boolean) => void
  onOver: () => void
}

/** One guest, from her number until she is known to be here, or for thirty seconds without a touch. */
export function Guest({ onBusy, onOver }: Props) {
  const { t } = useWords('kiosk')
  const [phone, setPhone] = useState('')
  const [isPhoneWhole, setPhoneWhole] = useState(false)
  const [code, setCode] = useState('')
  const lookUp = useLookUp()
  const [checkedIn, setCheckedIn] = useState<{ waitingCode: string | null } | null>(null)
  const begun = phone !== '' || lookUp.data !== undefined
  const over = useCallback(() => {
    if (begun) onOver()
  }, [begun, onOver])
  const still = useStillness(longest, over)
  const type = (digits: string) => {
    onBusy(true)
    setPhone(digits)
  }
  // Heard only while she stands here: an answer that comes later says nothing to who is next.
  const onSuccess = ({ language }: VisitAtKiosk) => changeLanguage(language)
  const goOn = () =>
    lookUp.needsCode && !isPhoneWhole
      ? setPhoneWhole(true)
      : lookUp.mutate({ phone, code }, { onSuccess })
  return (
    <div className={styles.kiosk}>
      <section className={styles.water} aria-labelledby="welcome">
        <img className={styles.art} src={arcade} alt="" />
        <h1 id="welcome">{t('kioskWelcome')}</h1>
        {lookUp.data ? null : <p>{t('kioskLead')}</p>}
      </section>
      <div className={styles.stone}>
        {checkedIn ? (
          <Done visit={lookUp.data} waitingCode={checkedIn.waitingCode} onOver={onOver} />
        ) : lookUp.data ? (
          <Visit visit={lookUp.data} onCheckedIn={setCheckedIn} />
        ) : lookUp.error ? (
          <SeeTheDesk failure={lookUp.error} onOver={onOver} />
        ) : isPhoneWhole ? (
          <AskDigits
            key="code"
            title={t('kioskCode')}
            lead={t('kioskCodeLead')}
            digits={code}
            least={4}
            most={4}
            busy={lookUp.isPending}
            onChange={setCode}
            onGoOn={goOn}
          />
        ) : (
          <AskDigits
            key="number"
            title={t('kioskNumber')}
            digits={phone}
            least={7}
            most={15}
            isPhone
            busy={lookUp.isPending}
            onChange={type}
            onGoOn={goOn}
          />
        )}
        <StartOver still={begun ? still / longest : 0} onOver={begun ? onOver : null} />
      </div>
    </div>
  )
}
