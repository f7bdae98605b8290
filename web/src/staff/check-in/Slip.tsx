import { IconPrinter } from '@tabler/icons-react'
import { Icon } from '../../parts/Icon.tsx'
import { useWords } from '../../words/use-words.ts'
import { useThisDesk } from '../this-desk/chosen.ts'
import { NoPrinter } from '../this-desk/NoPrinter.tsx'
import { PrinterWarning } from '../this-desk/PrinterWarning.tsx'
import styles from './CheckInScreen.module.css'

/** What a check-in prints, with what is wrong with the printer; or that none is chosen. */
export function Slip() {
  const { t } = useWords('check-in')
  const { printer } = useThisDesk()
  if (printer === '') return <NoPrinter />
  return (
    <p className={styles.says}>
      <Icon of={IconPrinter} />
      <span>
        {t('checkInPrints')} <PrinterWarning />
      </span>
    </p>
  )
}
