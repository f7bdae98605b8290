import { IconArrowRight } from '@tabler/icons-react'
import { QuietlyLoaded } from '../../page/QuietlyLoaded.tsx'
import { Button } from '../../parts/Button.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { When } from '../../parts/times/When.tsx'
import { useAsk } from '../../talk/ask.ts'
import type { AnswerOf } from '../../talk/call.ts'
import { useWords } from '../../words/use-words.ts'
import { useAccountName } from '../facts/use-account-name.ts'
import styles from './History.module.css'
import { valueText } from './in-words.ts'
import type { Setting } from './setting.ts'
import type { WordsOf } from './use-setting-words.ts'

type Props = {
  settings: readonly Setting[]
  wordsOf: WordsOf
  /** Whether a change is being asked about or saved: until that has ended none is brought back. */
  busy: boolean
  onBring: (setting: Setting, value: string) => void
}

const most = '20'

/**
 * The last twenty changes of settings, newest first: who changed which, and a button that brings the old value back by
 * `onBring`. A secret's values aren't shown.
 */
export function History({ settings, ...ofChanges }: Props) {
  const { t } = useWords('office')
  const asked = useAsk('audit', { query: { act: 'setting-changed', limit: most } })
  return (
    <aside className={styles.history}>
      <h3>{t('settingsHistory')}</h3>
      <QuietlyLoaded asked={asked} notLoaded={t('auditNotLoaded')}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="muted">{t('settingsHistoryNone')}</p>
          ) : (
            <ul>
              {rows.map((row) => {
                const setting = settings.find(({ key }) => key === row.subject)
                return setting ? <Change key={row.id} {...{ row, setting, ...ofChanges }} /> : null
              })}
            </ul>
          )
        }
      </QuietlyLoaded>
    </aside>
  )
}

type Row = AnswerOf<'audit'>['rows'][number]

function Change({
  row,
  setting,
  wordsOf,
  busy,
  onBring,
}: Omit<Props, 'settings'> & { row: Row; setting: Setting }) {
  const { t, language } = useWords('office')
  const accountName = useAccountName()
  const { label } = wordsOf(setting.key)
  const { was, is } = row.details
  const known = typeof was === 'string' && typeof is === 'string'
  const shown = (value: string) => valueText(setting.entry, value, { language, t })
  return (
    <li>
      <p className={styles.what}>
        <b>{label}</b>
        {known ? (
          <>
            <bdi className={styles.old}>{shown(was)}</bdi> <Icon of={IconArrowRight} />
            <bdi>{shown(is)}</bdi>
          </>
        ) : (
          <span>{t('settingsHistorySecret')}</span>
        )}
      </p>
      <p className={styles.who}>
        <bdi>{row.by ? accountName(row.by.name) : t('auditNobody')}</bdi> · <When at={row.at} />{' '}
        {known && was !== setting.value ? (
          <Button
            kind="quiet"
            size="small"
            busy={busy}
            aria-label={t('settingsBringOf', { value: shown(was), label })}
            onClick={() => onBring(setting, was)}
          >
            {t('settingsBring')}
          </Button>
        ) : null}
      </p>
    </li>
  )
}
