import { countryOf } from '@mikvah/rules/settings/read.ts'
import { Keypad } from '../device/Keypad.tsx'
import { useSettings } from '../facts/use-settings.ts'
import { Button } from '../parts/Button.tsx'
import { LanguageSwitch } from '../parts/LanguageSwitch.tsx'
import { useWords } from '../words/use-words.ts'
import { groupedPhone } from './grouped-phone.ts'
import styles from './Kiosk.module.css'
import { ViewTitle } from './ViewTitle.tsx'

type Props = {
  title: string
  lead?: string
  digits: string
  least: number
  most: number
  isPhone?: boolean
  busy: boolean
  onChange: (digits: string) => void
  onGoOn: () => void
}

/** Asks for `least` to `most` digits by a keypad, and shows them as they are typed. */
export function AskDigits(props: Props) {
  const { title, lead, digits, least, most, isPhone = false, busy, onChange, onGoOn } = props
  const { t } = useWords('kiosk')
  const country = countryOf(useSettings())
  const goOn = () => {
    if (digits.length >= least && !busy) onGoOn()
  }
  return (
    <form
      className={styles.ask}
      onSubmit={(event) => {
        event.preventDefault()
        goOn()
      }}
    >
      <div className={styles.head}>
        <ViewTitle>{title}</ViewTitle>
        <LanguageSwitch className={styles.language} />
      </div>
      {lead ? <p>{lead}</p> : null}
      <output className={`num ${styles.digits}`} aria-label={title}>
        {isPhone ? groupedPhone(digits, country) : digits.padEnd(most, '·')}
      </output>
      <Keypad digits={digits} most={most} onChange={onChange} onEnter={goOn} />
      <Button type="submit" kind="solid" wide busy={busy} disabled={digits.length < least}>
        {t('kioskGoOn')}
      </Button>
    </form>
  )
}
