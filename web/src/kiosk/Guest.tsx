import { codeDigits } from '@mikvah/rules/people/codes.ts'
import { useCallback, useState } from 'react'
import arcade from '../look/art/hero-arcade.svg'
import { useWords } from '../words/use-words.ts'
import { changeLanguage } from '../words/words.ts'
import { AskDigits } from './AskDigits.tsx'
import { HerVisit } from './HerVisit.tsx'
import styles from './Kiosk.module.css'
import { SeeTheDesk } from './SeeTheDesk.tsx'
import { StartOver } from './StartOver.tsx'
import type { CheckInOutcome } from './use-check-ins.ts'
import { useLookUp, type VisitAtKiosk } from './use-look-up.ts'
import { longestStillness, useStillness } from './use-stillness.ts'

type Props = {
  /** The outcome of the last check-in, which may be hers. */
  outcome: CheckInOutcome | null
  /** Called with whether somebody has begun. */
  onBusy: (busy: boolean) => void
  onOver: () => void
}

/**
 * One guest at the kiosk, from the empty number field to the code she is given. It is over when she says so, or hasn't
 * touched the screen for so long (`longestStillness`), which aren't counted while a reader asks for her card.
 */
export function Guest({ outcome, onBusy, onOver }: Props) {
  const { t } = useWords('kiosk')
  const [phone, setPhone] = useState('')
  const [isPhoneWhole, setPhoneWhole] = useState(false)
  const [code, setCode] = useState('')
  const lookUp = useLookUp()
  const visit = lookUp.data
  const begun = phone !== '' || lookUp.data !== undefined
  const over = useCallback(() => {
    if (begun) onOver()
  }, [begun, onOver])
  const [pays, setPays] = useState(false)
  const still = useStillness(over, pays)
  const type = (digits: string) => {
    onBusy(digits !== '')
    setPhone(digits)
  }
  // The language changes only while she still stands here; an answer that comes later is of no concern to the next
  // guest.
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
        {lookUp.data || lookUp.error ? null : <p>{t('kioskLead')}</p>}
      </section>
      <div className={styles.stone}>
        {visit ? (
          <HerVisit visit={visit} outcome={outcome} onPays={setPays} onOver={onOver} />
        ) : lookUp.error ? (
          <SeeTheDesk failure={lookUp.error} onAgain={goOn} />
        ) : isPhoneWhole ? (
          <AskDigits
            key="code"
            title={t('kioskCode')}
            lead={t('kioskCodeLead')}
            digits={code}
            least={codeDigits.visit}
            most={codeDigits.visit}
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
        {pays ? null : (
          <StartOver still={begun ? still / longestStillness : 0} onOver={begun ? onOver : null} />
        )}
      </div>
    </div>
  )
}
