import type { AuditAct } from '@mikvah/contract/audited.ts'
import { auditActs } from '@mikvah/contract/words/en/audit-acts.ts'
import { Field } from '../../parts/fields/Field.tsx'
import { SelectField } from '../../parts/fields/SelectField.tsx'
import { useWords } from '../../words/use-words.ts'
import { SearchBox } from '../shell/SearchBox.tsx'
import styles from './AuditScreen.module.css'
import type { Wanted } from './wanted.ts'

type Props = { wanted: Wanted; onWant: (wanted: Wanted) => void }

const isAct = (name: string): name is `act.${AuditAct}` => name.startsWith('act.')

/** The acts that can be chosen in the filter: every act has its words, so those words are the list. */
const names = Object.keys(auditActs).filter(isAct)

/** The fields that filter the log. */
export function Narrow({ wanted, onWant }: Props) {
  const { t } = useWords('audit-acts')
  const put = (more: Partial<Wanted>) => onWant({ ...wanted, ...more })
  const acts = names
    .map((name) => ({ act: name.slice('act.'.length), name: t(name) }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
  return (
    <div className={`no-print ${styles.narrow}`}>
      <SearchBox label={t('auditSearch')} typed={wanted.q} onType={(q) => put({ q })} />
      <SelectField
        label={t('auditAct')}
        value={wanted.act}
        onChange={({ target }) => put({ act: target.value as AuditAct | '' })}
      >
        <option value="">{t('auditEveryAct')}</option>
        {acts.map(({ act, name }) => (
          <option key={act} value={act}>
            {name}
          </option>
        ))}
      </SelectField>
      <Field
        type="date"
        label={t('auditFrom')}
        value={wanted.from}
        onChange={({ target }) => put({ from: target.value })}
      />
      <Field
        type="date"
        label={t('auditTo')}
        value={wanted.to}
        onChange={({ target }) => put({ to: target.value })}
      />
    </div>
  )
}
