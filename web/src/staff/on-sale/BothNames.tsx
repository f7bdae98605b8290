import { Tag } from '../../parts/Tag.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './OnSale.module.css'

/** A name as each language has it; where one is missing the other is shown to patrons, and that is said. */
export function BothNames({ name, nameHe }: { name: string; nameHe: string }) {
  const { t } = useWords('content')
  return (
    <span className={styles.both}>
      <b>
        <bdi lang="en">{name}</bdi>
      </b>
      {nameHe.trim() ? <bdi lang="he">{nameHe}</bdi> : <Tag kind="late">{t('shelfNoHebrew')}</Tag>}
    </span>
  )
}

export function OnSaleTag({ active }: { active: boolean }) {
  const { t } = useWords('content')
  return <Tag kind={active ? 'new' : 'plain'}>{t(active ? 'shelfOnSale' : 'shelfOffSale')}</Tag>
}
