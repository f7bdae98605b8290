import { use, useState } from 'react'
import { Field } from '../../../parts/fields/Field.tsx'
import { Currency } from '../../../parts/Money.tsx'
import { moneyText } from '../../../parts/money.ts'
import { useWords } from '../../../words/use-words.ts'
import styles from '../Reports.module.css'
import { TendersTable } from '../TendersTable.tsx'
import { differenceOf, type MorningView } from './view.ts'

/** What the cash drawer should contain from this day, and a field for what was counted. */
export function Drawer({ drawer }: Pick<MorningView, 'drawer'>) {
  const { t } = useWords('morning')
  const cash = drawer.find(({ tender }) => tender === 'Cash')?.left ?? 0
  return (
    <section className={styles.card}>
      <h2>{t('morningDrawer')}</h2>
      <TendersTable caption={t('morningDrawer')} rows={drawer} left={t('morningDrawerHolds')} />
      <Counted holds={cash} />
      <p className="muted">{t('morningDrawerHow')}</p>
    </section>
  )
}

function Counted({ holds }: { holds: number }) {
  const { t } = useWords('morning')
  const currency = use(Currency)
  const [counted, count] = useState('')
  const difference = differenceOf(counted, holds)
  const isWrong = counted.trim() !== '' && difference === null
  return (
    <div className={styles.counted}>
      <Field
        label={t('morningCounted')}
        help={t('morningCountedHow')}
        error={isWrong ? t('morningCountedWrong') : null}
        value={counted}
        onChange={({ target }) => count(target.value)}
        inputMode="decimal"
        autoComplete="off"
        ltr
      />
      <p role="status">{difference === null ? null : <strong>{sayOf(difference)}</strong>}</p>
    </div>
  )

  function sayOf(off: number): string {
    const amount = moneyText(Math.abs(off), currency)
    if (off === 0) return t('morningCountedRight')
    return t(off > 0 ? 'morningCountedMore' : 'morningCountedLess', { amount })
  }
}
