import { nameIn } from '@mikvah/rules/words/name-in.ts'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { Button } from '../../parts/Button.tsx'
import { useWords } from '../../words/use-words.ts'
import { TypedModal } from '../parts/unsaved/TypedModal.tsx'
import { OfficePage } from '../shell/OfficePage.tsx'
import { SaidLine } from '../tonight/SaidLine.tsx'
import { useSaid } from '../visit/use-said.ts'
import styles from './OnSale.module.css'
import type { Names } from './on-sale.ts'

type Props<Row> = {
  title: string
  add: string
  addTitle: string
  namesOf: (row: Row) => Names
  /** The list, whose rows call `edit`. */
  list: (edit: (row: Row) => void) => ReactNode
  /** The form over a row, or over a new one, which has none yet. */
  form: (row: Row | null, onSaved: () => void) => ReactNode
}

/** A page of things for sale: a list, and a form in a dialog that makes or changes one of its rows. */
export function OnSalePage<Row>({ title, add, addTitle, namesOf, list, form }: Props<Row>) {
  const { t, language } = useWords('content')
  const [opened, open] = useState<{ row: Row | null } | null>(null)
  const { said, say } = useSaid()
  const row = opened?.row ?? null
  const names = row && namesOf(row)
  return (
    <OfficePage
      title={title}
      beside={
        <Button kind="solid" icon={IconPlus} onClick={() => open({ row: null })}>
          {add}
        </Button>
      }
    >
      <div className={styles.page}>{list((edited) => open({ row: edited }))}</div>
      <SaidLine said={said} />
      <TypedModal
        open={opened !== null}
        onClose={() => open(null)}
        title={names ? <bdi>{nameIn(language, names.name, names.nameHe)}</bdi> : addTitle}
      >
        {form(row, () => {
          open(null)
          say(t('shelfSaved'))
        })}
      </TypedModal>
    </OfficePage>
  )
}
