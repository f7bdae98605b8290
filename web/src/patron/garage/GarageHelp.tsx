import { type SettingValues, textOf } from '@mikvah/rules/settings/read.ts'
import { IconHelpCircle, IconPhoneCall } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useDeskPhone } from '../../facts/use-desk-phone.ts'
import { Button, buttonClass } from '../../parts/Button.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './Garage.module.css'

type Props = {
  settings: SettingValues
  /** From when until when the garage can be opened, as texts; null where the night has no such hours. */
  times: { from: string; to: string } | null
}

/** Help: somebody to call, and the three conditions for opening. */
export function GarageHelp({ settings, times }: Props) {
  const { t } = useWords('garage')
  const [asked, setAsked] = useState(false)
  const calling = useId()
  const desk = useDeskPhone()
  const feet = textOf(settings, 'garageOpenMaxFeet')
  return (
    <>
      {desk ? (
        <div className={styles.help}>
          <Button
            kind="quiet"
            icon={IconHelpCircle}
            aria-expanded={asked}
            aria-controls={calling}
            onClick={() => setAsked(!asked)}
          >
            {t('garageHelp')}
          </Button>
          <div id={calling}>
            {asked ? (
              <a className={buttonClass({ wide: true })} href={desk.href}>
                <Icon of={IconPhoneCall} />
                <span>
                  {desk.extension
                    ? t('garageCallExtension', { extension: desk.extension })
                    : t('garageCall')}
                </span>
              </a>
            ) : null}
          </div>
        </div>
      ) : null}
      <details className={styles.more}>
        <summary>{t('garageLearnMore')}</summary>
        <ul>
          <li>{times ? t('garageLearnTimeFrom', times) : t('garageLearnTime')}</li>
          <li>{t('garageLearnLocation')}</li>
          <li>{feet ? t('garageLearnProximityFeet', { feet }) : t('garageLearnProximity')}</li>
        </ul>
      </details>
    </>
  )
}
