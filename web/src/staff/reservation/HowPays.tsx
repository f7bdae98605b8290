import { tenders } from '@mikvah/rules/payments/methods.ts'
import { Segmented } from '../../parts/fields/Segmented.tsx'
import { useWords } from '../../words/use-words.ts'
import type { Pays } from './use-see-in.ts'

type Props = { pays: Pays; onChange: (pays: Pays) => void }

/** Chooses how she pays; paying on her way out is the choice that needs no answer. */
export function HowPays({ pays, onChange }: Props) {
  const { t } = useWords('till')
  const { t: say } = useWords('desk-reservation')
  return (
    <Segmented
      label={t('tillHow')}
      look="chips"
      value={pays}
      onChange={onChange}
      options={[
        { value: 'later' as const, label: say('bookPaysLater') },
        ...tenders.map((value) => ({ value, label: t(`tillMethod${value}`) })),
      ]}
    />
  )
}
